import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atMost,
  atRandom,
  blocker,
  cardsIn,
  choose,
  creature,
  crystalArms,
  crystalSoul,
  destroy,
  discard,
  doubleBreaker,
  draw,
  eachWhile,
  gets,
  given,
  happened,
  inOrder,
  itself,
  may,
  opponentsCreatures,
  opponentsHand,
  opponentsMana,
  power,
  provided,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  topOfDeckTo,
  turnFace,
  when,
  wheneverAttacks,
  whenPut,
  yourMana,
} from 'taiki/words';

const sukopio = creature({
  name: '偽りの名 スコーピオ',
  civilizations: ['darkness'],
  races: ['Zombie Dragon', 'Unknown'],
  cost: 6,
  power: 7000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
      from: ['graveyard'],
    },
    blocker,
    doubleBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'startOfTurn', of: 'you' }),
      may(turnFace(choose(yourMana()), 'faceDown')),
    ),
    eachWhile(crystalArms(4), cardsIn('battleZone', 'opponent'), { kind: 'entersTapped' }),
    eachWhile(crystalArms(4), opponentsMana(), { kind: 'entersTapped', zone: 'manaZone' }),
  ],
  printings: ['DM23-EX3 006'],
});

const satoriMinto = creature({
  name: '聖邪のサトリ ミント',
  civilizations: ['darkness'],
  races: ['Oracle Celes', 'Human'],
  cost: 4,
  power: 3000,
  abilities: [
    whenPut(self, discard(atRandom(opponentsHand()))),
    given(
      happened({ event: 'discarded', by: 'opponent' }, atMost(1)),
      when({ event: 'discarded', by: 'opponent' }, may(draw())),
    ),
    provided(crystalArms(2), wheneverAttacks(self, destroy(choose(opponentsCreatures(), 1, 'opponent')))),
  ],
  printings: ['DM23-EX3 019'],
});

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

export const darkness: readonly CardDefinition[] = [
  sukopio,
  satoriMinto,
  ihakka,
  shidanChiri,
  shidanKinako,
  seresuteiaruHando,
];
