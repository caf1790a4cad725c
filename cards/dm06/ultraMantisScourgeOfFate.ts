import {
  atMost,
  cannotBeBlockedBy,
  doubleBreaker,
  evolution,
  evolutionCreature,
} from '../../effects/language/words.ts';

export const ultraMantisScourgeOfFate = evolutionCreature({
  name: 'Ultra Mantis, Scourge of Fate',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 6,
  power: 9000,
  printings: ['DM-06 S10/110'],
  abilities: [
    evolution({ races: ['Giant Insect'] }),
    cannotBeBlockedBy({ power: atMost(8000) }),
    doubleBreaker,
  ],
});
