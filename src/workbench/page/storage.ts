/** The workbook in the browser's own storage, so that it is there again after a reload. */
import type { IWorkbookData } from "@univerjs/core";
import type { Extras } from "../grid/univer/extras";

export interface StoredWorkbook {
  workbook: Partial<IWorkbookData>;
  extras: Extras;
}

const STORE = "workbooks";
const KEY = "current";

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open("workbench", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return finished(request);
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's storage failed."));
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await finished(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

export function loadWorkbook(): Promise<StoredWorkbook | undefined> {
  return inStore<StoredWorkbook | undefined>(
    "readonly",
    (store) => store.get(KEY) as IDBRequest<StoredWorkbook | undefined>,
  );
}

export async function saveWorkbook(stored: StoredWorkbook): Promise<void> {
  await inStore("readwrite", (store) => store.put(stored, KEY));
}

export async function forgetWorkbook(): Promise<void> {
  await inStore("readwrite", (store) => store.delete(KEY));
}
