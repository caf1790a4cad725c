import {
  creature,
  gets,
  mayAttackUntapped,
  silentSkill,
  yourCreatures,
} from '../../effects/language/words.ts';

export const lockonDudeJiruba = creature({
  name: 'Lockon Dude Jiruba',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 2000,
  printings: ['DM-13 24/55'],
  abilities: [silentSkill(gets(yourCreatures({ other: true }), 'turn', mayAttackUntapped()))],
});
