import type { EndDifferences } from 'taiki/rulings';
import type { Host } from '../host.ts';
import { listed, spaced } from '../printed/wording.ts';

export const isSameEnd = ({ asked, zones }: EndDifferences): boolean =>
  asked === undefined && zones.length === 0;

/** What differs at the ends: what is asked, or the cards of a zone; as text for each end. */
export const differingEnds = ({
  asked,
  zones,
}: EndDifferences): readonly { readonly what: string; readonly each: readonly string[] }[] => [
  ...(asked === undefined ? [] : [{ what: 'asked', each: asked }]),
  ...zones.map(({ player, zone, cards }) => ({
    what: `${player} ${spaced(zone)}`,
    each: cards.map((some) => (some.length === 0 ? 'nothing' : listed(some))),
  })),
];

/** Whether all orders of a play end the same, or in what they differ. */
export function printOrderEnds({ print, palette }: Host, orders: number, differences: EndDifferences): void {
  print('');
  if (isSameEnd(differences)) {
    print(palette.green(`All ${orders} orders end the same.`));
    return;
  }
  print(palette.bold(`The ${orders} orders end differently:`));
  for (const { what, each } of differingEnds(differences)) {
    for (const text of new Set(each)) {
      const numbers = each.flatMap((one, index) => (one === text ? [index + 1] : []));
      print(`   ${what}, ${numbers.length === 1 ? 'order' : 'orders'} ${numbers.join(', ')}: ${text}`);
    }
  }
}
