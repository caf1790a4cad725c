import type { Inspector } from '../session/inspector.ts';

/** Shows a file picker and opens the chosen file. */
export function openFile(document: Document, inspector: Inspector): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.jsonl,.json,.txt,.taiki';
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file !== undefined) void load(file, inspector);
  };
  input.click();
}

/** Opens files dropped on the page. */
export function acceptDrops(document: Document, inspector: Inspector): void {
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    for (const file of event.dataTransfer?.files ?? []) void load(file, inspector);
  });
}

async function load(file: File, inspector: Inspector): Promise<void> {
  await inspector.load(file.name, await file.text());
}

/** Downloads the trace of the shown line. */
export function saveFile(document: Document, inspector: Inspector): void {
  const file = inspector.traceFile();
  if (file === undefined) return;
  const address = URL.createObjectURL(new Blob([file.text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
