/** What may be done to a session that is written; the page Results takes it in when it is opened. */
import "./addColumns";
import "./drawRound";
import "./lateChanges";
import "./printForms";
