/** Arrow keys move between the decisions: up and down in a line, left and right between the lines. */
export function moveBetweenCells(event: KeyboardEvent): void {
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>('.compared-jump') : null;
  if (from === null || !(event.currentTarget instanceof HTMLElement)) return;
  const to = targetOf(event.key, from, event.currentTarget);
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  to.focus();
}

function targetOf(key: string, from: HTMLElement, box: HTMLElement): HTMLElement | undefined {
  const cells = (side: string): readonly HTMLElement[] => [
    ...box.querySelectorAll<HTMLElement>(`.compared-jump[data-side="${side}"]`),
  ];
  const side = from.dataset['side'] ?? 'left';
  const column = cells(side);
  const index = column.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return column[Math.min(column.length - 1, index + 1)];
    case 'ArrowUp':
      return column[Math.max(0, index - 1)];
    case 'ArrowLeft':
    case 'ArrowRight':
      return nearestTo(from, cells(key === 'ArrowLeft' ? 'left' : 'right'));
    default:
      return undefined;
  }
}

/** The decision beside it, or the nearest one. */
function nearestTo(from: HTMLElement, cells: readonly HTMLElement[]): HTMLElement | undefined {
  const distance = (cell: HTMLElement): number => Math.abs(cell.offsetTop - from.offsetTop);
  return cells.toSorted((one, other) => distance(one) - distance(other))[0];
}
