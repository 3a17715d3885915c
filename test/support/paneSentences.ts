/** Tests speak with the pane's sentences, as the pane does. */
import { addSentences } from "../../src/notation/messages";
import { PANE_SENTENCES } from "../../src/notation/paneMessages";

addSentences(PANE_SENTENCES);
