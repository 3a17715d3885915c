/** All custom functions. Importing this file associates them with Excel. */
import "./boards";
import "./charts";
import "./imps";
import "./matchpoints";
import "./places";
import "./results";
import "./scores";
import "./version";
