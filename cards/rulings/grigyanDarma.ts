import {
  blocker,
  cannotAttack,
  creature,
  may,
  self,
  topOfDeckTo,
  whenPut,
} from '../../effects/language/words.ts';

export const grigyanDarma = creature({
  name: 'Grigyan, Darma',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Magic Tool'],
  cost: 3,
  power: 2000,
  abilities: [blocker, cannotAttack, whenPut(self, may(topOfDeckTo('graveyard', 3)))],
});
