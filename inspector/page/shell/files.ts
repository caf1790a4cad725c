import type { Inspector } from '../session/inspector.ts';

/** Lets the user pick a file, and opens it. */
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

/** Opens what is dropped on the page. */
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

/** Hands the trace that is looked at to the user as a file. */
export function saveFile(document: Document, inspector: Inspector): void {
  const file = inspector.exported();
  if (file === undefined) return;
  const address = URL.createObjectURL(new Blob([file.text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
