import {
  addToShields,
  choose,
  creature,
  may,
  silentSkill,
  takeShieldWithoutTrigger,
  yourHand,
  yourShields,
} from '../../effects/language/words.ts';

export const chargeWhipper = creature({
  name: 'Charge Whipper',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 3,
  power: 2000,
  printings: ['DM-10 32/110'],
  abilities: [
    silentSkill(may(addToShields(choose(yourHand())), takeShieldWithoutTrigger(choose(yourShields())))),
  ],
});
