import {
  cardsIn,
  chooseUpTo,
  countOf,
  creature,
  self,
  turnFace,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const ularusPunishmentElemental = creature({
  name: 'Ularus, Punishment Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 4500,
  printings: ['DM-12 6/55'],
  abilities: [
    whenPut(self, turnFace(chooseUpTo(cardsIn('shieldZone', 'any'), countOf(yourCreatures())), 'faceUp')),
  ],
});
