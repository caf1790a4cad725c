import { differingEnds, type EndDifferences } from 'taiki/rulings';
import type { Host } from '../host.ts';

/** Whether all orders of a play end the same, or in what they differ. */
export function printOrderEnds({ print, palette }: Host, orders: number, differences: EndDifferences): void {
  print('');
  const ends = differingEnds(differences);
  if (ends.length === 0) {
    print(palette.green(`All ${orders} orders end the same.`));
    return;
  }
  print(palette.bold(`The ${orders} orders end differently:`));
  for (const { what, each } of ends) {
    for (const text of new Set(each)) {
      const numbers = each.flatMap((one, index) => (one === text ? [index + 1] : []));
      print(`   ${what}, ${numbers.length === 1 ? 'order' : 'orders'} ${numbers.join(', ')}: ${text}`);
    }
  }
}
