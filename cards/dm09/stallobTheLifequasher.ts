import {
  allCreatures,
  creature,
  destroy,
  doubleBreaker,
  self,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const stallobTheLifequasher = creature({
  name: 'Stallob, the Lifequasher',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 8,
  power: 6000,
  printings: ['DM-09 S3/55'],
  abilities: [doubleBreaker, whenDestroyed(self, destroy(allCreatures()))],
});
