import {
  allCreatures,
  cardsIn,
  choose,
  creature,
  oneOf,
  returnToHand,
  silentSkill,
} from '../../effects/language/words.ts';

export const pinpointLunatron = creature({
  name: 'Pinpoint Lunatron',
  civilizations: ['water'],
  races: ['Cyber Moon'],
  cost: 6,
  power: 2000,
  printings: ['DM-10 37/110'],
  abilities: [
    silentSkill(
      oneOf(returnToHand(choose(allCreatures())), returnToHand(choose(cardsIn('manaZone', 'any')))),
    ),
  ],
});
