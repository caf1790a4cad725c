import type { DuelView, Player, VisibleCard } from 'taiki';
import { visible } from '../printed/board.ts';
import { grouped } from './alike.ts';

/** The names that a text lists, separated by commas, of which some are within names; undefined if it is no such list. */
function namesListed(text: string, names: readonly string[]): readonly string[] | undefined {
  if (text === '') return [];
  for (const name of new Set(names)) {
    if (text === name) return [name];
    if (!text.startsWith(`${name}, `)) continue;
    const left = names.toSpliced(names.indexOf(name), 1);
    const rest = namesListed(text.slice(name.length + 2), left);
    if (rest !== undefined) return [name, ...rest];
  }
  return undefined;
}

const civilizationsText = ({ current, faceDown }: VisibleCard): string =>
  faceDown ? 'face down' : current.civilizations.join('/') || 'colorless';

/** 405.4. A card that lies face down is tapped without a name. */
const nameInLabel = ({ name, faceDown }: VisibleCard): string => (faceDown ? 'Face-down card' : name);

/** What a payment leaves untapped, which is all that tells payments apart: `keeps 1 fire, 2 water`. */
export function keptText(label: string, view: DuelView, player: Player): string | undefined {
  const untapped = visible(view.zones[player].manaZone).filter(({ tapped, pending }) => !tapped && !pending);
  const tapping = namesListed(label.replace(/^Tap (nothing)?/, ''), untapped.map(nameInLabel));
  if (tapping === undefined) return undefined;
  const left = [...tapping];
  const kept = untapped.filter((card) => {
    const place = left.indexOf(nameInLabel(card));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  const counts = grouped(kept, civilizationsText).map(
    ([card, ...more]) => `${more.length + 1} ${card === undefined ? '' : civilizationsText(card)}`,
  );
  return `Keep ${counts.length === 0 ? 'nothing' : counts.sort().join(', ')}`;
}
