import { cardsUnder } from '../../../table/links.ts';
import type { CardId, CardObject } from '../../../table/nouns.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { ZONE_FACTS } from '../../../table/zones.ts';
import { chooseOrder, type GoingToDeck } from '../../actions/choosing/deckOrder.ts';
import { resolveTarget, sourceInfo } from '../../actions/choosing/targets.ts';
import { takeOut } from '../../actions/piles/takeOut.ts';
import { awaitEvent } from '../../events/substitute.ts';
import { isSpellType } from '../../language/cardTypes.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { definitionAt } from '../../questions/abilities/repertoire.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { needsBase } from '../../questions/characteristics/piles/bases.ts';
import { cardsBelow } from '../../questions/characteristics/piles/piles.ts';
import { some } from '../../questions/legality/attempts.ts';
import { claimOnCard } from '../../state/claims.ts';
import { bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 801.4. The player chooses among the cards below, as printed; the top card stays. 405.1 and 401.4 apply to them too. */
export const moveUnderRules: InstructionRules<'moveUnder'> = {
  *perform(play, effect, scope) {
    const [object] = yield* resolveTarget(play, effect.what, scope, PROMPTS.choose);
    if (object === undefined) {
      yield* awaitEvent(play, []);
      return { performed: false, scope };
    }
    const claimed = play.clause?.claimed;
    const fits = cardsBelow(play, object, effect.filter, scope).filter(
      (card) => !claimed?.has(claimOnCard(card)) && (effect.to !== 'battleZone' || canStandAlone(play, card)),
    );
    const count =
      effect.count === 'all' ? fits.length : Math.min(fits.length, numberOf(play, effect.count, scope));
    const chosen = yield* ask({
      player: scope.player,
      kind: 'choose',
      rule: '801.4',
      prompt: ZONE_FACTS[effect.to].prompt,
      source: sourceInfo(play, scope, scope.player),
      options: fits.map((card) => ({
        option: { label: play.game.cards[card]?.name ?? LABELS.card },
        value: card,
      })),
      min: count,
      max: count,
    });
    const going = chosen.map((card): GoingToDeck => ({ owner: object.owner, card, object: undefined }));
    const orders = effect.to === 'deck' ? yield* chooseOrder(play, going, 'bottom', scope) : [];
    const { to } = effect;
    yield* awaitEvent(play, chosen.map(claimOnCard));
    const there = play.find(object.id);
    const left = there === undefined ? [] : cardsUnder(there);
    const cards = (orders[0]?.cards ?? chosen).filter((card) => left.includes(card));
    const { moved, happened } = yield* takeOut(play, there ?? object, cards, to);
    return {
      performed: chosen.length > 0,
      happened,
      scope: bind(scope, effect.as ?? 'moved', ids(moved)),
    };
  },
  isPossible: (attempt, { what, count, filter }) => {
    const wanted = count === 'all' ? 1 : numberOf(attempt.world, count, attempt.scope);
    const isOpen = (card: CardId): boolean => !attempt.claimed.has(claimOnCard(card));
    const openBelow = (object: CardObject) =>
      cardsBelow(attempt.world, object, filter, attempt.scope).filter(isOpen);
    return wanted > 0 && some(attempt, what, (object) => openBelow(object).length >= wanted);
  },
  choosesFirst: true,
};

/** 302.2, 801.1a. Whether a card from below another can be put into the battle zone by itself. */
function canStandAlone(play: Play, card: CardId): boolean {
  const face = definitionAt(play, card);
  return !isSpellType(face.type) && !needsBase(face);
}
