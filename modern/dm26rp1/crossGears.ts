import type { CardDefinition } from 'taiki';
import {
  any,
  choose,
  cross,
  crossedGets,
  crossGear,
  gains,
  guardStrike,
  inOrder,
  insteadDo,
  may,
  opponentsCreatures,
  optional,
  self,
  speedAttacker,
  tap,
  that,
  uncross,
  wheneverAttacks,
  whenPut,
  wouldLeave,
  yourCreatures,
} from 'taiki/words';

const shidensSoul = crossGear({
  name: '聖竜鎧 シデンズ・ソウル',
  civilizations: ['fire', 'light'],
  races: ['Samurai'],
  cost: 3,
  abilities: [
    guardStrike,
    whenPut(
      any('you', { type: 'creature' }),
      inOrder(may(cross(self, that)), tap(choose(opponentsCreatures({ tapped: false }), 1, 'opponent'))),
    ),
    crossedGets(gains(speedAttacker)),
    wheneverAttacks(
      any('any', { type: 'creature', crossedWith: self }),
      may(cross(self, choose(yourCreatures({ not: { crossedWith: self } })))),
    ),
    optional(wouldLeave(any('any', { type: 'creature', crossedWith: self }), insteadDo(uncross(self)))),
  ],
  printings: ['DM26-RP1'],
});

/** Cross gears. */
export const crossGears: readonly CardDefinition[] = [shidensSoul];
