import type { CardObject } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { moveTogether } from '../../actions/moves.ts';
import { askOne } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { nameOf } from '../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import { usableFaces } from '../../questions/costs/uses.ts';
import { someHave } from '../../questions/legality/attempts.ts';
import type { Procedure } from '../../state/game.ts';
import { request } from '../../state/reported/moveRequest.ts';
import { playersInOrder } from '../../state/scope.ts';
import { bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { show } from '../looking.ts';

/** 701.21a-b. A player without a card to show cannot win, and any card wins against that player. */
export const gachinkoJudgeRules: InstructionRules<'gachinkoJudge'> = {
  *perform(play, _, scope) {
    const shown = playersInOrder(play, 'any', scope.player).flatMap((player) =>
      play.deckOf(player).slice(0, 1),
    );
    for (const card of shown) show(play, [card], card.owner, 'reveal');
    const costs: (readonly [CardObject, number])[] = [];
    for (const card of shown) costs.push([card, yield* costShown(play, card)]);
    const best = (isOwn: 'own' | 'theirs'): number | undefined =>
      costs.find(([{ owner }]) => (owner === scope.player) === (isOwn === 'own'))?.[1];
    const own = best('own');
    const bound = bind(scope, 'judged', ids(shown.filter(({ owner }) => owner === scope.player)));
    yield* moveTogether(
      play,
      shown.map((card) => request(card, 'deck', 'cardMoved', '701.21a', { position: 'bottom' })),
    );
    return { performed: own !== undefined && own >= (best('theirs') ?? 0), scope: bound };
  },
  isPossible: (attempt) => someHave(attempt, 'any', 'deck'),
};

/** 201.2c, 701.21c. The player who shows a card with two costs picks one. */
function* costShown(play: Play, card: CardObject): Procedure<number> {
  const costs = [...new Set(usableFaces(play, card).map(([, { cost }]) => cost))];
  return yield* askOne({
    player: card.owner,
    kind: 'number',
    rule: '201.2c',
    prompt: PROMPTS.costShown(nameOf(play.game, card)),
    source: infoOf(play, card, card.owner, 'known'),
    options: costs.map((cost) => ({ option: { label: String(cost) }, value: cost })),
  });
}
