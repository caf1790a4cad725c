import type { CardId, CardObject } from '../../table/nouns.ts';
import { PROMPTS } from '../../table/sentences/prompts.ts';
import { askOne } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { infoOf } from '../questions/characteristics/objectInfo.ts';
import { type Pile, pilesBelow } from '../questions/characteristics/piles/piles.ts';
import type { Procedure } from '../state/game.ts';

/**
 * 801.4. The creatures that are below the top card of a pile. The first of them takes its place: where it attacks, blocks or is
 * attacked, the player chooses which, as of gods that come apart (804.4a).
 */
export function* choosePiles(play: Play, object: CardObject): Procedure<readonly Pile[]> {
  const piles = pilesBelow(play, object.under);
  if (piles.length < 2 || !isFighting(play, object)) return piles;
  const player = object.owner;
  const first = yield* askOne({
    player,
    kind: 'choose',
    rule: '804.4a',
    prompt: PROMPTS.pile,
    source: infoOf(play, object, player, 'known'),
    options: piles.map((pile) => ({ option: { label: nameOfCard(play, pile[0]) }, value: pile })),
  });
  return [first, ...piles.filter((pile) => pile !== first)];
}

const nameOfCard = ({ game }: Play, card: CardId): string => game.cards[card]?.name ?? '';

/** Whether a creature attacks, blocks or is attacked. */
export function isFighting({ game: { attack } }: Play, { id }: CardObject): boolean {
  if (attack === undefined) return false;
  const { attacker, blocker, target } = attack;
  return attacker === id || blocker === id || ('creature' in target && target.creature === id);
}
