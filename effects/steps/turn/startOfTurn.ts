import type { CardObject } from '../../../table/nouns.ts';
import { stateBasedActions } from '../../actions/stateBased.ts';
import { setTapped } from '../../actions/tapping.ts';
import { happen } from '../../events/happen.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { numberOf } from '../../questions/amounts.ts';
import { reaches, staticsOf } from '../../questions/characteristics.ts';
import { infoOf } from '../../questions/objectInfo.ts';
import type { Procedure } from '../../state/game.ts';

/**
 * 501.1, 702.3a. The active player's cards in the battle zone and the mana zone untap together, before anything
 * triggers.
 */
export function* untapAll(play: Play): Procedure {
  const { active } = play.game.turn;
  const { battleZone, manaZone } = play.game.zones[active];
  const stays = staticsOf(play).filter(({ effect }) => effect.kind === 'doesNotUntap');
  const all = [...battleZone, ...manaZone].filter(
    (object) => object.tapped && (stays.length === 0 || !stays.some((one) => reaches(play, one, object))),
  );
  const untapping = yield* withinUntapLimits(play, all);
  yield* setTapped(play, untapping, 'untapped', '501.1');
  const fact = { kind: 'turnBegan', player: active, turn: play.game.turn.number } as const;
  yield* happen(play, [[fact, '501.2']], play.game);
  yield* stateBasedActions(play);
}

/** 501.1. If the number of cards that untap is limited, the player chooses which. */
function* withinUntapLimits(play: Play, all: readonly CardObject[]): Procedure<readonly CardObject[]> {
  let untapping = all;
  for (const one of staticsOf(play)) {
    if (one.effect.kind !== 'untapAtMost') continue;
    const limited = untapping.filter((object) => reaches(play, one, object));
    const count = Math.min(limited.length, numberOf(play, one.effect.count, one.scope));
    const player = play.game.turn.active;
    const chosen = yield* ask({
      player,
      kind: 'choose',
      rule: '501.1',
      prompt: `Choose the ${count} cards that untap`,
      options: limited.map((object) => {
        const card = infoOf(play, object, player, 'known');
        return { option: { label: card.name ?? 'A card', card }, value: object };
      }),
      min: count,
      max: count,
    });
    untapping = untapping.filter((object) => !limited.includes(object) || chosen.includes(object));
  }
  return untapping;
}
