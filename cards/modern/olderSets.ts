import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  creature,
  eternalOmega,
  guardman,
  powerAttacker,
  saver,
  shieldSaver,
  ultraSaver,
  worldBreaker,
} from '../../effects/language/words.ts';

const ukkaLizard = creature({
  name: 'Ukka Lizard',
  civilizations: ['fire'],
  races: ['Dune Gecko'],
  cost: 2,
  power: 2000,
  abilities: [guardman],
});

const dojikoHeroicFaerie = creature({
  name: 'Dojiko, Heroic Faerie',
  civilizations: ['fire', 'nature'],
  races: ['Human', 'Snow Faerie'],
  cost: 3,
  power: 5000,
  abilities: [guardman],
});

const hanamaiGurenO = creature({
  name: 'Hanamai Guren-O',
  civilizations: ['fire'],
  races: ['Flame Monster', 'Hunter'],
  cost: 4,
  power: 4000,
  abilities: [guardman],
});

const buonMaskOfWards = creature({
  name: 'Buon, Mask of Wards',
  civilizations: ['nature'],
  races: ['Beast Folk Go'],
  cost: 2,
  power: 2000,
  abilities: [saver({ races: ['Dragon'] })],
});

const poppySamuraiSoul = creature({
  name: 'Poppy, Samurai Soul',
  civilizations: ['fire'],
  races: ['Outrage'],
  cost: 2,
  power: 2000,
  abilities: [saver({ races: ['Outrage'] })],
});

const kurushimeji = creature({
  name: 'Kurushimeji',
  civilizations: ['nature'],
  races: ['Wild Veggies', 'Alien'],
  cost: 3,
  power: 2000,
  abilities: [saver({ multicolored: true })],
});

const guardGainerLightningWarrior = creature({
  name: 'Guard Gainer, Lightning Warrior',
  civilizations: ['light'],
  races: ['Great Mecha King'],
  cost: 3,
  power: 2500,
  abilities: [shieldSaver],
});

const kaiJuwarthSkyGuardian = creature({
  name: 'Kai Juwarth, Sky Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 2500,
  abilities: [shieldSaver],
});

const lordSilverThunderMachine = creature({
  name: 'Lord Silver, Thunder Machine',
  civilizations: ['light'],
  races: ['Great Mecha King', 'Knight'],
  cost: 2,
  power: 1500,
  abilities: [shieldSaver],
});

const gachapinchInvadingGuardian = creature({
  name: 'Gachapinch, Invading Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 2,
  power: 1000,
  abilities: [ultraSaver({ races: ['Guardian'] })],
});

const maximumTheMaxZenithOfViolence = creature({
  name: 'Maximum the Max, Zenith of Violence',
  civilizations: [],
  races: ['Unknown', 'Zenith'],
  cost: 10,
  power: 12000,
  abilities: [powerAttacker(12000), worldBreaker, eternalOmega],
});

/** Cards of 2009 to 2020. */
export const olderSets: readonly CardDefinition[] = Object.freeze([
  ukkaLizard,
  dojikoHeroicFaerie,
  hanamaiGurenO,
  buonMaskOfWards,
  poppySamuraiSoul,
  kurushimeji,
  guardGainerLightningWarrior,
  kaiJuwarthSkyGuardian,
  lordSilverThunderMachine,
  gachapinchInvadingGuardian,
  maximumTheMaxZenithOfViolence,
]);
