/** Makes a window believe that it is a pane in Excel. To be called before office.js is loaded there. */
import { formatArea, type GridEvent } from "../grid";
import type { Host } from "./host";
import { EVENT_TYPE } from "./protocol";

/** The requirement sets of Excel 2021. Versions are texts: the number 1.1 could not say "1.10". */
export const REQUIREMENT_SETS = {
  ExcelApi: "1.14",
  SharedRuntime: "1.1",
  CustomFunctionsRuntime: "1.3",
  CustomFunctions: "1.6",
  DialogApi: "1.2",
  RibbonApi: "1.2",
  DelayForCellEdit: "1.1",
};

/** The pane's window, with the places where Office.js looks for its host. */
export interface PaneWindow {
  external: object;
  _richApiNativeBridge?: Bridge;
}

interface Bridge {
  onMessageFromHost: ((message: string) => void) | null;
  sendMessageToHost(message: string): void;
}

type Callback = (status: number, payload?: unknown) => void;

const DOCUMENT_SELECTION_CHANGED = 2;

export function installHost(
  window: PaneWindow,
  host: Host,
  requirementSets: Partial<typeof REQUIREMENT_SETS> = {},
): void {
  const selectionHandlers: ((eventId: number, payload: unknown) => void)[] = [];
  Object.assign(window.external, {
    GetHostInfo: () => "Excel$Win32$16.01$en-US$$$disableLogging$3",
    GetContext: () => documentContext(host, { ...REQUIREMENT_SETS, ...requirementSets }),
    GetLoggingAllowed: () => false,
    Execute: (_id: number, _parameters: unknown, callback?: Callback) => callback?.(2, null),
    RegisterEvent: (
      id: number,
      _target: string,
      handler: (id: number, payload: unknown) => void,
      callback?: Callback,
    ) => {
      if (id === DOCUMENT_SELECTION_CHANGED) selectionHandlers.push(handler);
      callback?.(0);
    },
    UnregisterEvent: (id: number, _target: string, callback?: Callback) => {
      if (id === DOCUMENT_SELECTION_CHANGED) selectionHandlers.length = 0;
      callback?.(0);
    },
  });
  const bridge = makeBridge(host);
  window._richApiNativeBridge = bridge;
  host.grid.subscribe((event) => {
    raise(bridge, event);
    if (event.kind === "selected") selectionHandlers.forEach((handler) => handler(DOCUMENT_SELECTION_CHANGED, {}));
  });
}

function makeBridge(host: Host): Bridge {
  const bridge: Bridge = {
    onMessageFromHost: null,
    sendMessageToHost(message) {
      void host.handle(message).then(({ id, body }) => {
        const answer = { id, type: 2, message: { statusCode: 200, headers: {}, body: JSON.stringify(body) } };
        bridge.onMessageFromHost?.(JSON.stringify(answer));
      });
    },
  };
  host.functions.send = (entries) => push(bridge, entries);
  return bridge;
}

function push(bridge: Bridge, entries: unknown[]): void {
  bridge.onMessageFromHost?.(JSON.stringify({ type: 3, message: { entries } }));
}

function raise(bridge: Bridge, event: GridEvent): void {
  const address = event.kind === "activated" ? "" : formatArea(event.area);
  const details = event.kind === "changed" ? { changeType: event.how, source: "Local", triggerSource: "Unknown" } : {};
  const message = JSON.stringify({ worksheetId: event.sheet, address, type: EVENT_TYPE[event.kind], ...details });
  const entry = (targetId: string): object => ({
    messageCategory: 65536,
    messageType: EVENT_TYPE[event.kind],
    targetId,
    message,
  });
  push(bridge, [entry(event.sheet), entry("")]);
}

/** The `Office.context` of a document as the Win32 flavour of Office.js asks for it. */
function documentContext(host: Host, requirementSets: object): object {
  const settings = {
    Read: (keys: string[], values: string[]) =>
      Object.entries(host.grid.settings()).forEach(([key, value]) => {
        keys.push(key);
        values.push(value);
      }),
    Write: (keys: string[], values: string[]) => {
      void host.grid.setSettings(Object.fromEntries(keys.map((key, position) => [key, values[position]])));
    },
  };
  return {
    GetAppType: () => 1,
    GetSolutionRef: () => "workbench",
    GetAppVersionMajor: () => 16,
    GetAppVersionMinor: () => 1,
    GetAppUILocale: () => 1033,
    GetAppDataLocale: () => 1033,
    GetDocUrl: () => "Book1.xlsx",
    GetAppCapabilities: () => 2,
    GetActivationMode: () => 0,
    GetControlIntegrationLevel: () => 1,
    GetSolutionToken: () => "",
    GetCorrelationId: () => "workbench",
    GetInstanceId: () => "workbench",
    // No theme of its own: the pane follows the system.
    GetOfficeThemeInfo: () => "{}",
    GetTouchEnabled: () => false,
    GetCommerceAllowed: () => false,
    GetSupportedMatrix: () => JSON.stringify(requirementSets),
    GetHostFullVersion: () => "16.0.14332.20000",
    GetInitialDisplayMode: () => 2,
    GetSettings: () => settings,
  };
}
