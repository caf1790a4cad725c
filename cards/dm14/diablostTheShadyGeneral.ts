import {
  blocker,
  creature,
  doubleBreaker,
  each,
  gains,
  opponentsCreatures,
} from '../../effects/language/words.ts';

export const diablostTheShadyGeneral = creature({
  name: 'Diablost, the Shady General',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 5,
  power: 6000,
  printings: ['DM-14 S6/110'],
  abilities: [each(opponentsCreatures(), gains(blocker)), doubleBreaker],
});
