import {
  blocker,
  creature,
  draw,
  each,
  spell,
  spellAbility,
  twinpact,
  unblockable,
  voidGateOfMoonlessNight,
  yourCreatures,
} from '../../effects/language/words.ts';

export const giLugirinBangokuBrain = twinpact(
  '卍 Gi Lugirin 卍 / Bangoku Brain',
  creature({
    name: '卍 Gi Lugirin 卍',
    civilizations: ['water'],
    races: ['Dolszak', 'Mutopia'],
    cost: 8,
    power: 9000,
    reconstructed: 'The cost of its spell side is missing from the source; 2 is assumed.',
    abilities: [voidGateOfMoonlessNight, blocker, each(yourCreatures(), unblockable())],
  }),
  spell({ name: 'Bangoku Brain', civilizations: ['water'], cost: 2, abilities: [spellAbility(draw())] }),
);
