import {
  blocker,
  cannotAttack,
  creature,
  destroy,
  itself,
  self,
  when,
} from '../../effects/language/words.ts';

export const zorvazTheBonecrusher = creature({
  name: 'Zorvaz, the Bonecrusher',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 5,
  power: 8000,
  printings: ['DM-06 70/110'],
  abilities: [blocker, cannotAttack, when({ event: 'battleEnds', what: itself }, destroy(self))],
});
