import type { FaceIndex, Player } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { askOne } from '../../play/ask.ts';
import type { PrintedCard } from '../../state/caches.ts';
import type { Procedure } from '../../state/game.ts';

type Halves = PrintedCard['uses'];

/** 601.1a, 819.1a. Asks a player for one of the halves of a twinpact, if there are several. Undefined if there is none. */
export function* chooseHalf(player: Player, rule: string, halves: Halves): Procedure<FaceIndex | undefined> {
  const [first] = halves;
  if (first === undefined || halves.length === 1) return first?.[0];
  return yield* askOne({
    player,
    kind: 'mode',
    rule,
    prompt: PROMPTS.side,
    options: halves.map(([index, half]) => ({ option: { label: half.name }, value: index })),
  });
}
