import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  blocker,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  exLife,
  fushigibirth,
  gains,
  gets,
  guardStrike,
  hyperEnergy,
  kirifudash,
  may,
  mugenCrime,
  opponentsCreatures,
  opponentsHand,
  returnToHand,
  sasageru,
  self,
  shieldTrigger,
  slayer,
  speedAttacker,
  topOfDeckTo,
  tripleBreaker,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

const dolmark = creature({
  name: 'Dolmark-2, Rotten Hero',
  civilizations: ['darkness', 'fire'],
  races: ['Ghost', 'Human', 'Distas'],
  cost: 3,
  power: 2000,
  abilities: [guardStrike, slayer, sasageru(2)],
  printings: ['DMSD-18 6'],
});

const meteoza = creature({
  name: 'Meteoza-1, Spirit Peak',
  civilizations: ['fire'],
  races: ['Rock Beast', 'Distas'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(self, destroy(choose(opponentsCreatures({ power: { max: 2000 } })))), sasageru(1)],
  printings: ['DMSD-18 5'],
});

const gurelfi = creature({
  name: 'Gurelfi, Fairy-Horn Suture',
  civilizations: ['nature'],
  races: ['Dispector', 'Horned Beast', 'Dark Lord'],
  cost: 8,
  power: 14000,
  abilities: [exLife, tripleBreaker],
  printings: ['DMRP-17 50'],
});

const shauliger = creature({
  name: 'Shauliger, Light-Lion Connection',
  civilizations: ['darkness'],
  races: ['Dispector', 'Demon Command', 'Angel Command'],
  cost: 6,
  power: 6000,
  abilities: [exLife, doubleBreaker, whenPut(self, discard(choose(opponentsHand(), 1, 'opponent')))],
  printings: ['DMRP-17 39'],
});

const genji = creature({
  name: 'Genji Hyper XX',
  civilizations: ['fire'],
  races: ['Armored Dragon', 'Flame Command', 'Samurai'],
  cost: 5,
  power: 5000,
  abilities: [hyperEnergy, speedAttacker],
  printings: ['DM24-RP4 40'],
});

const eine = creature({
  name: "Eine k'Reine, Explosive Blue Moon",
  civilizations: ['water'],
  races: ['Magic Splash Queen'],
  cost: 5,
  power: 5000,
  abilities: [hyperEnergy, blocker, whenPut(self, may(returnToHand(choose(opponentsCreatures()))))],
  printings: ['DM24-RP4 33'],
});

const bouma = creature({
  name: 'Bouma=Danma, Violent Abyss',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 6,
  power: 3000,
  abilities: [shieldTrigger, hyperEnergy, whenPut(self, destroy(choose(opponentsCreatures())))],
  printings: ['DM24-RP3 39'],
});

const gurubul = creature({
  name: 'Gurubul Gai, Sinless',
  civilizations: ['water', 'darkness'],
  races: ['Mafi Gang', 'Team Zero'],
  cost: 5,
  power: 6000,
  abilities: [mugenCrime(2, 'water', 'darkness'), doubleBreaker],
  printings: ['DMRP-15 90'],
});

const wodala = creature({
  name: 'Wodala Gai, Sinless',
  civilizations: ['water'],
  races: ['Mafi Gang', 'Team Zero'],
  cost: 5,
  power: 2000,
  abilities: [mugenCrime(2, 'water'), whenPut(self, draw(2))],
  printings: ['DMRP-15 34'],
});

const badmin = creature({
  name: 'Badmin Gai, Sinless',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Team Zero'],
  cost: 3,
  power: 1000,
  abilities: [
    mugenCrime(2, 'darkness'),
    slayer,
    whenPut(self, discard(choose(opponentsHand(), 1, 'opponent'))),
  ],
  printings: ['DMSD-16 4'],
});

const canbello = creature({
  name: 'Canbello, Momodachi',
  civilizations: ['fire'],
  races: ['Jokers', 'Team Kirifuda'],
  cost: 2,
  power: 1000,
  abilities: [
    kirifudash(1, 'fire'),
    whenPut(self, gets(choose(yourCreatures({ other: true })), 'turn', gains(speedAttacker))),
  ],
  printings: ['DMRP-13 42'],
});

const monkid = creature({
  name: 'Monkid, Momodachi',
  civilizations: ['nature'],
  races: ['Jokers', 'Team Kirifuda'],
  cost: 3,
  power: 1000,
  abilities: [kirifudash(2, 'nature'), whenPut(self, topOfDeckTo('manaZone'))],
  printings: ['DMRP-13 45'],
});

const zizo = creature({
  name: 'ZIZO Town',
  civilizations: ['nature'],
  races: ['Jokers', 'Team Kirifuda'],
  cost: 3,
  power: 4000,
  abilities: [kirifudash(1, 'nature')],
  printings: ['DMRP-13 81'],
});

const imokkuru = creature({
  name: 'Raimar Imokkuru',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Undead Tree Kingdom'],
  cost: 6,
  power: 7000,
  abilities: [doubleBreaker, fushigibirth(6, 'nature')],
  printings: ['DMRP-13 78'],
});

const treorm = creature({
  name: 'Treorm, Tree Bug',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Undead Tree Kingdom'],
  cost: 9,
  power: 14000,
  abilities: [tripleBreaker, fushigibirth(9, 'nature')],
  printings: ['DMRP-14 80'],
});

const bloody = creature({
  name: 'Bloody, Death-Piling Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet', 'Undead Tree Kingdom'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(self, topOfDeckTo('graveyard', 2)), fushigibirth(8, 'darkness')],
  printings: ['DMRP-14 73'],
});

/** Cards that are paid for with creatures, or at the end of an attack. */
export const paidCosts: readonly CardDefinition[] = Object.freeze([
  dolmark,
  meteoza,
  gurelfi,
  shauliger,
  genji,
  eine,
  bouma,
  gurubul,
  wodala,
  badmin,
  canbello,
  monkid,
  zizo,
  imokkuru,
  treorm,
  bloody,
]);
