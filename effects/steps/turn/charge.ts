import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { moveTogether } from '../../actions/moves.ts';
import { ask, PASS } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { moveBan } from '../../questions/characteristics/bans.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import type { Procedure } from '../../state/game.ts';
import { request } from '../../state/reported/moveRequest.ts';

/** 503.1. The active player may put one card of the hand into the mana zone, but none that may not go there (101.2). */
export function* chargeMana(play: Play): Procedure {
  const player = play.game.turn.active;
  const { hand } = play.game.zones[player];
  const chargeable = hand.filter((object) => moveBan(play, object, 'manaZone', undefined) === undefined);
  const [card] = yield* ask({
    player,
    kind: 'charge',
    rule: '503.1',
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
  if (card === undefined) return;
  yield* moveTogether(play, [request(card, 'manaZone', 'manaCharged', '503.1')]);
}
