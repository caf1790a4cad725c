import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  any,
  blocker,
  choose,
  chooseUpTo,
  creature,
  destroy,
  doubleBreaker,
  draw,
  gNeoCreature,
  gNeoEvolution,
  hyperSoulX,
  may,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  powerAttacker,
  poweredBreaker,
  returnToHand,
  self,
  slayer,
  topOfDeckTo,
  whenPut,
} from '../../effects/language/words.ts';

const steamTurret = gNeoCreature({
  name: 'Steam Turret',
  civilizations: ['water'],
  races: ['Grand Devil', 'Steam Knight'],
  cost: 5,
  power: 6000,
  printings: ['DM25-RP1 14'],
  abilities: [
    gNeoEvolution({ civilizations: ['light', 'water', 'darkness'] }),
    doubleBreaker,
    whenPut(self, returnToHand(chooseUpTo(opponentsCreatures(), 2))),
    whenPut(any('opponent', { type: 'creature' }), may(draw())),
  ],
});

const jumazolShudderOfDemonbirth = neoCreature({
  name: 'Jumazol, Shudder of Demonbirth',
  civilizations: ['fire'],
  races: ['Demon Command'],
  cost: 4,
  power: 8000,
  printings: ['DM25-RP1 40'],
  abilities: [
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    doubleBreaker,
    whenPut(self, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
  ],
});

const copperSurveillanceSphere = neoCreature({
  name: 'Copper Surveillance Sphere',
  civilizations: ['water'],
  races: ['Cyber Virus', 'Steam Knight'],
  cost: 4,
  power: 6000,
  printings: ['DM25-RP1 58'],
  abilities: [neoEvolution({ civilizations: ['light', 'water', 'darkness'] }), blocker, doubleBreaker],
});

const gallardoskyA3 = creature({
  name: 'Gallardosky-A3',
  civilizations: ['light'],
  races: ['Mecha Del Dinero', 'Fusioner'],
  cost: 3,
  power: 4500,
  abilities: [hyperSoulX(blocker)],
  printings: ['DM25-RP1 55'],
});

const chairEasyss = creature({
  name: 'Chair=Easyss',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'Fusioner'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(self, topOfDeckTo('graveyard', 2)), hyperSoulX(slayer)],
  printings: ['DM25-RP1 67'],
});

const blazeEarringWickedLegs = creature({
  name: 'Blaze Earring, Wicked Legs',
  civilizations: ['fire'],
  races: ['Brain Jacker', 'Fusioner'],
  cost: 2,
  power: 1000,
  abilities: [hyperSoulX(powerAttacker(4000), poweredBreaker)],
  printings: ['DM25-RP1 72'],
});

/** DM25-RP1. */
export const dm25rp1: readonly CardDefinition[] = Object.freeze([
  steamTurret,
  jumazolShudderOfDemonbirth,
  copperSurveillanceSphere,
  gallardoskyA3,
  chairEasyss,
  blazeEarringWickedLegs,
]);
