import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { destroyAndTell, moveTogether } from '../../actions/moves.ts';
import { setTapped } from '../../actions/tapping.ts';
import { askOne } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { nameOf } from '../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import { worldOfPayment } from '../../questions/costs/costs.ts';
import { canBeReduced, chosenTo, excludes, type OfferedReduction } from '../../questions/costs/reductions.ts';
import type { PaidReduction, Procedure, UseInProgress } from '../../state/game.ts';
import { request } from '../../state/reported/moveRequest.ts';
import { type DeclaredUse, manaCostOf, offeredReductions, termsOf } from './paidUses.ts';

/**
 * 601.1a. The player chooses the reductions one by one, each after those before it in the list: the order of the same cards is no choice. The
 * mana cost as it stands is offered where it can be paid, another reduction where the use can be paid for with it.
 */
export function* chooseReductions(play: Play, use: DeclaredUse): Procedure<readonly PaidReduction[]> {
  const terms = termsOf(play, use);
  let offered = offeredReductions(play, use);
  let chosen: readonly OfferedReduction[] = [];
  while (offered.length > 0) {
    const left = offered.filter((one) => !chosen.some((other) => excludes(one, other)));
    const next = left.filter((one, index) => canBeReduced(terms, [...chosen, one], left.slice(index + 1)));
    if (next.length === 0) break;
    const one = yield* chooseReduction(play, use, chosen, terms.isAffordable(chosen), next);
    if (one === undefined) break;
    chosen = [...chosen, one];
    offered = left.slice(left.indexOf(one) + 1);
  }
  return chosen.map(({ object, by, atLeast, pay, allowedBy }) => ({
    object,
    by,
    atLeast,
    pay,
    ...(allowedBy === undefined ? {} : { allowedBy }),
  }));
}

const DEEDS: { readonly [P in PaidReduction['pay']]: (name: string, cost: string) => string } = {
  tap: LABELS.tapFor,
  destroy: LABELS.destroyFor,
  mana: LABELS.putFor,
  base: LABELS.coverFor,
  later: LABELS.useForLess,
  nothing: LABELS.useForLess,
};

function chooseReduction(
  play: Play,
  use: DeclaredUse,
  chosen: readonly OfferedReduction[],
  isAffordable: boolean,
  offered: readonly OfferedReduction[],
): Procedure<OfferedReduction | undefined> {
  const { player, object, face } = use;
  const then = worldOfPayment(play, object);
  const costWith = (reductions: readonly OfferedReduction[]): string =>
    String(manaCostOf(then, use, reductions)?.count);
  return askOne<OfferedReduction | undefined>({
    player,
    kind: 'cost',
    rule: '601.1a',
    prompt: PROMPTS.reduction(face.name),
    source: infoOf(play, object, player, 'known'),
    options: [
      ...(isAffordable ? [{ option: { label: LABELS.payMana(costWith(chosen)) }, value: undefined }] : []),
      ...offered.map((one) => ({
        option: {
          label: DEEDS[one.pay](nameOf(play.game, one.card), costWith([...chosen, one])),
          card: infoOf(play, one.card, player, 'known'),
        },
        value: one,
      })),
    ],
  });
}

/** 601.1f. What the player has chosen is tapped, destroyed and put into the mana zone. What triggers waits until the use is over (601.1g). */
export function* payForReductions(play: Play, { reductions = [] }: UseInProgress): Procedure {
  const found = (pay: PaidReduction['pay']) => chosenTo(pay, reductions).flatMap((id) => play.find(id) ?? []);
  const tapped = found('tap');
  if (tapped.length > 0) yield* setTapped(play, tapped, 'tapped', '601.1f').triggers;
  const destroyed = found('destroy');
  if (destroyed.length > 0) yield* destroyAndTell(play, destroyed, '601.1f');
  const offered = found('mana').map((card) =>
    request(card, 'manaZone', 'cardMoved', '601.1f', { tapped: true }),
  );
  if (offered.length > 0) yield* moveTogether(play, offered);
}
