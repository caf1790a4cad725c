import { differingEnds, type EndDifferences } from 'taiki/rulings';
import type { Host } from '../host.ts';
import type { JudgingTexts } from '../speech/judgingTexts.ts';

/** Whether all orders of a play end the same, or in what they differ. */
export function printOrderEnds(
  { print, palette }: Host,
  orders: number,
  differences: EndDifferences,
  texts: JudgingTexts,
): void {
  print('');
  const ends = differingEnds(differences, texts.narration);
  if (ends.length === 0) {
    print(palette.green(texts.ordersEndTheSame(orders)));
    return;
  }
  print(palette.bold(texts.ordersEndDifferently(orders)));
  for (const { what, each } of ends) {
    for (const text of new Set(each)) {
      const numbers = each.flatMap((one, index) => (one === text ? [index + 1] : []));
      print(`   ${texts.endOfOrders(what, numbers, text)}`);
    }
  }
}
