import type { DuelView, Player, VisibleCard } from 'taiki';
import { visible } from '../printed/board.ts';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
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

const civilizationsText = ({ current, faceDown }: VisibleCard, { board, screen }: Speech): string =>
  faceDown ? screen.choices.hidden : board.mana(current.civilizations);

/** 405.4. A card that lies face down is tapped without a name. */
const nameInLabel = ({ name, faceDown }: VisibleCard): string => (faceDown ? 'Face-down card' : name);

const untappedMana = (view: DuelView, player: Player): readonly VisibleCard[] =>
  visible(view.zones[player].manaZone).filter(({ tapped, pending }) => !tapped && !pending);

/** The cards that a payment taps, by name; undefined where its label lists no such cards. */
export const tappedFor = (label: string, view: DuelView, player: Player): readonly string[] | undefined =>
  namesListed(label.replace(/^Tap (nothing)?/, ''), untappedMana(view, player).map(nameInLabel));

/** What a payment leaves untapped, which is all that tells payments apart: `keeps 1 fire, 2 water`. */
export function keptText(
  label: string,
  view: DuelView,
  player: Player,
  speech: Speech = english,
): string | undefined {
  const untapped = untappedMana(view, player);
  const tapping = tappedFor(label, view, player);
  if (tapping === undefined) return undefined;
  const left = [...tapping];
  const kept = untapped.filter((card) => {
    const place = left.indexOf(nameInLabel(card));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  const { keep, counted } = speech.screen.choices;
  const textOf = (card: VisibleCard): string => civilizationsText(card, speech);
  const counts = grouped(kept, textOf).map(([card, ...more]) =>
    counted(more.length + 1, card === undefined ? '' : textOf(card)),
  );
  return keep(counts.sort());
}
