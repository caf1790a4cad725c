import {
  cardsIn,
  evolution,
  evolutionCreature,
  returnToHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const diamondiaTheBlizzardRider = evolutionCreature({
  name: 'Diamondia, the Blizzard Rider',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 3,
  power: 5000,
  printings: ['DM-11 3/55'],
  abilities: [
    evolution({ races: ['Snow Faerie'] }),
    whenPut(
      self,
      returnToHand(cardsIn(['graveyard', 'manaZone'], 'you', { type: 'creature', races: ['Snow Faerie'] })),
    ),
  ],
});
