import type { CardDefinition } from 'taiki';
import {
  choose,
  creature,
  crystalSoul,
  destroy,
  gets,
  inOrder,
  may,
  opponentsCreatures,
  power,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  topOfDeckTo,
  turnFace,
  whenPut,
  yourMana,
} from 'taiki/words';

const ihakka = creature({
  name: '偽りの名 イハッカ',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Unknown'],
  cost: 7,
  power: 3000,
  abilities: [shieldTrigger, crystalSoul(2), whenPut(self, destroy(choose(opponentsCreatures())))],
  printings: ['DM23-EX3 039'],
});

const shidanChiri = creature({
  name: '血塗りのシダン チリ',
  civilizations: ['darkness'],
  races: ['Oracle Celes', 'Human'],
  cost: 3,
  power: 2000,
  abilities: [
    whenPut(
      self,
      inOrder(
        gets(choose(opponentsCreatures()), 'turn', power(-4000)),
        may(turnFace(choose(yourMana()), 'faceDown')),
      ),
    ),
  ],
  printings: ['DM23-EX3 062'],
});

const shidanKinako = creature({
  name: '無防備のシダン キナコ',
  civilizations: ['darkness'],
  races: ['Oracle Celes', 'Death Puppet'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(self, inOrder(topOfDeckTo('graveyard', 2), may(turnFace(choose(yourMana()), 'faceDown')))),
  ],
  printings: ['DM23-EX3 064'],
});

const seresuteiaruHando = spell({
  name: 'セレスティアル・ハンド',
  civilizations: ['darkness'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(destroy(choose(opponentsCreatures()))),
    spellAbility(may(turnFace(choose(yourMana()), 'faceDown'))),
  ],
  printings: ['DM23-EX3 065'],
});

export const darkness: readonly CardDefinition[] = [ihakka, shidanChiri, shidanKinako, seresuteiaruHando];
