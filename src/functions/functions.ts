/** All custom functions. Importing this file associates them with Excel. */
import "./boardAMatch";
import "./boards";
import "./cards";
import "./charts";
import "./check";
import "./impPairs";
import "./imps";
import "./matchpoints";
import "./movement";
import "./neuberg";
import "./places";
import "./results";
import "./rubber";
import "./scores";
import "./teams";
import "./version";
import "./victoryPoints";
