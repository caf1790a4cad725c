import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  chargeFaceDown,
  choose,
  creature,
  doubleBreaker,
  insteadDo,
  machFighter,
  may,
  putIntoMana,
  putIntoManaFaceDown,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  topOfDeckTo,
  turnFace,
  twinpact,
  whenPut,
  wouldBeDestroyed,
  yourGraveyard,
  yourMana,
} from 'taiki/words';

const shidanOshamanbe = creature({
  name: '奔々のシダン オシャマンベ',
  civilizations: ['nature'],
  races: ['Oracle Celes', 'Snow Faerie'],
  cost: 5,
  power: 5000,
  abilities: [whenPut(self, chargeFaceDown(2))],
  printings: ['DM23-EX3 048'],
});

const shidanEru = creature({
  name: '応援のシダン エール',
  civilizations: ['nature'],
  races: ['Oracle Celes', 'Snow Faerie'],
  cost: 3,
  power: 1000,
  abilities: [whenPut(self, chargeFaceDown())],
  printings: ['DM23-EX3 050'],
});

const shidanMagunoria = creature({
  name: '豊穣のシダン マグノリア',
  civilizations: ['nature'],
  races: ['Oracle Celes', 'Human'],
  cost: 3,
  power: 3000,
  abilities: [machFighter, wouldBeDestroyed(self, insteadDo(putIntoManaFaceDown(self)))],
  printings: ['DM23-EX3 070'],
});

const seresuteiaruTorappu = spell({
  name: 'セレスティアル・トラップ',
  civilizations: ['nature'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(putIntoMana(choose(allCreatures()))),
    spellAbility(may(turnFace(choose(yourMana()), 'faceDown'))),
  ],
  printings: ['DM23-EX3 072'],
});

const konoWatashiNotameniHanaWo = spell({
  name: '「この私のために華を咲かすのだ！」',
  civilizations: ['nature'],
  cost: 2,
  abilities: [shieldTrigger, spellAbility(chargeFaceDown())],
  printings: ['DM23-EX3 073'],
});

const deAmudo = twinpact(
  '邪鎧 デ=アムド / 「我が力となれ!!」',
  creature({
    name: '邪鎧 デ=アムド',
    civilizations: ['nature'],
    races: ['Veil Abyss'],
    cost: 7,
    power: 11000,
    abilities: [machFighter, doubleBreaker],
    printings: ['DM23-EX3 074'],
  }),
  spell({
    name: '「我が力となれ!!」',
    civilizations: ['darkness'],
    races: ['Lure to Abyss'],
    cost: 3,
    abilities: [
      spellAbility(topOfDeckTo('graveyard', 3), returnToHand(choose(yourGraveyard({ type: 'creature' })))),
    ],
  }),
);

export const nature: readonly CardDefinition[] = [
  shidanOshamanbe,
  shidanEru,
  shidanMagunoria,
  seresuteiaruTorappu,
  konoWatashiNotameniHanaWo,
  deAmudo,
];
