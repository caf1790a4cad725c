import type { CardDefinition } from 'taiki';
import {
  any,
  atRandom,
  barabariety,
  blocker,
  callnion,
  choose,
  chooseUpTo,
  creature,
  discard,
  draw,
  eachWhile,
  gains,
  gets,
  may,
  opponentsCreatures,
  opponentsHand,
  power,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  whenDestroyed,
  whenPut,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';

const horunSutoron = creature({
  name: 'ホルン＝ストロン',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 5000,
  abilities: [slayer, callnion, whenPut(self, discard(atRandom(opponentsHand())))],
  printings: ['DM24-RP3 040'],
});

const koden = creature({
  name: '不吉秘宝コーデン',
  civilizations: ['darkness'],
  races: ["Pandora's Box"],
  cost: 3,
  power: 3000,
  abilities: [blocker, whenDestroyed(any('you'), may(draw()))],
  printings: ['DM24-RP3 041'],
});

const sukoaRagiruppu = creature({
  name: 'スコア＝ラギルップ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 3000,
  abilities: [slayer, eachWhile(barabariety(3), yourCreatures(), gains(slayer))],
  printings: ['DM24-RP3 042'],
});

const nimodosu = creature({
  name: '倍掘人形ニモドース',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 3,
  power: 1000,
  abilities: [whenPut(self, returnToHand(chooseUpTo(yourGraveyard({ type: 'creature' }), 2)))],
  printings: ['DM24-RP3 063'],
});

const doKota = creature({
  name: 'ド:コータ',
  civilizations: ['darkness'],
  races: ['Noir Abyss'],
  cost: 2,
  power: 1000,
  abilities: [shieldTrigger, whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-3000)))],
  printings: ['DM24-RP3 065'],
});

export const darkness: readonly CardDefinition[] = [horunSutoron, koden, sukoaRagiruppu, nimodosu, doKota];
