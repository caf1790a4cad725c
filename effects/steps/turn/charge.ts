import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { moveTogether } from '../../actions/moves.ts';
import { ask, PASS } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { moveBan } from '../../questions/characteristics/bans.ts';
import { staticsOf } from '../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import type { Procedure } from '../../state/game.ts';
import { request } from '../../state/reported/moveRequest.ts';
import { isPlayer } from '../../state/scope.ts';

/** 503.1. The active player may put one card of the hand into the mana zone, or as many as effects let them (503.2), one after the other. */
export function* chargeMana(play: Play): Procedure {
  const limit = chargesIn(play);
  for (let charged = 0; charged < limit; charged++) {
    if (!(yield* chargeOne(play, charged === 0 ? '503.1' : '503.2'))) return;
  }
}

/** 503.2. How many cards the active player may charge in this step. */
const chargesIn = (play: Play): number =>
  staticsOf(play).reduce(
    (sum, { effect, scope }) =>
      effect.kind === 'chargesMore' && isPlayer(effect.of, play.game.turn.active, scope.player)
        ? sum + effect.by
        : sum,
    1,
  );

/** Charges a card, but none that may not go there (101.2). Returns whether one was chosen. */
function* chargeOne(play: Play, rule: '503.1' | '503.2'): Procedure<boolean> {
  const player = play.game.turn.active;
  const { hand } = play.game.zones[player];
  const chargeable = hand.filter((object) => moveBan(play, object, 'manaZone', undefined) === undefined);
  const [card] = yield* ask({
    player,
    kind: 'charge',
    rule,
    prompt: PROMPTS.charge,
    options: [
      ...chargeable.map((object) => {
        const info = infoOf(play, object, player, 'known');
        return { option: { label: LABELS.charge(info.name ?? ''), card: info }, value: object };
      }),
      { option: { ...PASS, label: LABELS.chargeNothing }, value: undefined },
    ],
    min: 1,
    max: 1,
  });
  if (card === undefined) return false;
  yield* moveTogether(play, [request(card, 'manaZone', 'manaCharged', rule)]);
  return true;
}
