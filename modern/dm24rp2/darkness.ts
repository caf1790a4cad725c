import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atEndOfYourTurn,
  atLeast,
  atMost,
  atRandom,
  blocker,
  cannot,
  choose,
  chooseAnyNumber,
  countOf,
  creature,
  delayed,
  destroy,
  discard,
  from,
  gains,
  gets,
  hasWhile,
  hyperize,
  hyperMode,
  inOrder,
  itself,
  may,
  opponentsCreatures,
  opponentsHand,
  power,
  provided,
  repeat,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  topOfDeckTo,
  tripleBreaker,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';

const fensuKadoussensu = creature({
  name: 'フェンス＝カドゥッセンス',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 9,
  power: 14000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
      from: ['graveyard'],
    },
    tripleBreaker,
    whenPut(self, may(returnToHand(chooseAnyNumber(yourGraveyard())))),
  ],
  printings: ['DM24-RP2 017'],
});

const posutoPotta = creature({
  name: 'ポスト＝ポッター',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 3000,
  abilities: [
    slayer,
    from(['graveyard'], whenPut(any('you', { races: ['Hyper Monster'] }), may(returnToHand(self)))),
    whenPut(
      self,
      inOrder(
        topOfDeckTo('graveyard'),
        may(returnToHand(choose(yourGraveyard({ type: 'creature', races: ['Hyper Monster'] })))),
      ),
    ),
  ],
  printings: ['DM24-RP2 019'],
});

const shuvaruzaku = creature({
  name: '黒神龍シュヴァルザーク',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 4,
  power: 2000,
  abilities: [
    shieldTrigger,
    blocker,
    slayer,
    whenPut(self, gets(choose(opponentsCreatures()), 'yourNextTurn', { kind: 'mustAttack' })),
  ],
  printings: ['DM24-RP2 038'],
});

const tomegguGumetou = creature({
  name: 'トメッグ＝グメトゥ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 2000,
  abilities: [
    slayer,
    provided(
      youHave(yourCreatures({ tapped: true }), atLeast(3)),
      atEndOfYourTurn(
        inOrder(
          destroy(choose(opponentsCreatures(), 1, 'opponent')),
          discard(choose(opponentsHand(), 1, 'opponent')),
        ),
      ),
    ),
  ],
  printings: ['DM24-RP2 039'],
});

const gigakakin = creature({
  name: 'ギガカキン',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 2,
  power: 0,
  abilities: [
    whenPut(self, topOfDeckTo('graveyard', 2)),
    hasWhile(youHave(yourCreatures({ races: ['Hyper Monster'] })), power(4000)),
  ],
  printings: ['DM24-RP2 040'],
});

const agarumuPurufu = creature({
  name: '霊淵 アガルーム＝プルーフ',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'Hyper Monster'],
  cost: 1,
  power: 1000,
  abilities: [
    blocker,
    hasWhile(youHave(yourGraveyard(), atMost(4)), cannot({ do: 'attack' })),
    hyperize(),
    hyperMode(
      4000,
      atEndOfYourTurn(repeat(countOf(yourCreatures({ tapped: true })), may(topOfDeckTo('graveyard')))),
    ),
  ],
  printings: ['DM24-RP2 041'],
});

const noijiUkurere = creature({
  name: 'ノイジー・ウクレレ',
  civilizations: ['darkness'],
  races: ['Gargoyle'],
  cost: 2,
  power: 2000,
  abilities: [
    when({ event: 'tapped', what: itself }, may(destroy(self), discard(atRandom(opponentsHand())))),
  ],
  printings: ['DM24-RP2 062'],
});

const jienisu = creature({
  name: '掘々人形ジェニス',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 1000,
  abilities: [
    when(
      anyOf({ event: 'put', what: itself }, { event: 'untapped', what: itself }),
      may(returnToHand(choose(yourGraveyard({ type: 'creature' })))),
    ),
  ],
  printings: ['DM24-RP2 063'],
});

const purantaRanta = creature({
  name: 'プランタ＝ランター',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 1000,
  abilities: [
    blocker,
    wheneverAttacks(self, delayed(when({ event: 'endOfAttack', what: itself }, destroy(self)), 'attack')),
    hasWhile(youHave(yourCreatures({ races: ['Hyper Monster'] })), gains(slayer)),
  ],
  printings: ['DM24-RP2 064'],
});

export const darkness: readonly CardDefinition[] = [
  fensuKadoussensu,
  posutoPotta,
  shuvaruzaku,
  tomegguGumetou,
  gigakakin,
  agarumuPurufu,
  noijiUkurere,
  jienisu,
  purantaRanta,
];
