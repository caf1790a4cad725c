import {
  choose,
  creature,
  each,
  gains,
  may,
  opponentsCreatures,
  self,
  tap,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const rippleLotusQ = creature({
  name: 'Ripple Lotus Q',
  civilizations: ['water'],
  races: ['Survivor', 'Cyber Virus'],
  cost: 6,
  power: 2000,
  printings: ['DM-06 44/110'],
  abilities: [
    each(
      yourCreatures({ races: ['Survivor'] }),
      gains(whenPut(self, may(tap(choose(opponentsCreatures()))))),
    ),
  ],
});
