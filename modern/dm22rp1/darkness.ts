import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  any,
  atEndOfYourTurn,
  atMost,
  atRandom,
  blocker,
  cannotAttack,
  cardsIn,
  choose,
  chooseAnyNumber,
  civilCount,
  costOf,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  gets,
  hasWhile,
  inOrder,
  insteadDo,
  isLike,
  itself,
  leavesOnlyByDestruction,
  lookAt,
  may,
  notRemovedBy,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  optional,
  plus,
  power,
  provided,
  put,
  putOnDeckBottom,
  repeat,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  spell,
  spellAbility,
  superShieldTriggerOfCreature,
  tamaseed,
  tamaseedCreature,
  that,
  the,
  topOfDeckTo,
  tripleBreaker,
  when,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  wouldLeave,
  yourGraveyard,
  yourHand,
  yourTurn,
} from 'taiki/words';
import { creatureFrom, creatureOrTamaseed, forTheFirstTime, shieldTriggerWhile } from '../common.ts';

const destroyedAfterItsAttack = wheneverAttacks(
  self,
  delayed(when({ event: 'endOfAttack', what: itself }, destroy(self)), 'attack'),
);

const jashinTheEmperor = creature({
  name: 'アビスベル=ジャシン帝',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 7000,
  abilities: [
    blocker,
    doubleBreaker,
    each(yourGraveyard({ type: 'creature', races: ['Abyss'] }), {
      kind: 'can',
      permission: { do: 'summonFrom', zone: 'graveyard' },
    }),
    when(
      { event: 'put', what: any('you', { races: ['Abyss'] }), how: 'summoned', from: 'graveyard' },
      inOrder(
        gets(that, 'turn', { kind: 'can', permission: { do: 'attackPlayersAtOnce' } }),
        delayed(when({ event: 'endOfTurn', of: 'any' }, putOnDeckBottom(that)), 'turn'),
      ),
    ),
    optional(wouldLeave(self, insteadDo(discard(choose(yourHand(), 2))))),
    each(yourGraveyard({ type: 'creature' }), { kind: 'cost', by: -2, atLeast: 1 }),
  ],
  printings: ['DM22-RP1 001'],
});

const torchTotlot = creature({
  name: '悪灯 トーチ＝トートロット',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 7,
  power: 5000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(self, destroy(choose(opponentsCreatures({ extreme: 'lowestPower' }), 1, 'opponent'))),
    provided(
      civilCount('darkness', 3),
      whenPut(self, destroy(choose(opponentsCreatures({ extreme: 'highestPower' }), 1, 'opponent'))),
    ),
    destroyedAfterItsAttack,
  ],
  printings: ['DM22-RP1 015'],
});

const chandelierBelier = creature({
  name: 'シャンデリア＝ベリア',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 6000,
  abilities: [
    ...abyssRush,
    doubleBreaker,
    when(
      {
        event: 'anyOf',
        patterns: [
          { event: 'put', what: itself },
          { event: 'moved', what: itself, from: 'battleZone' },
        ],
      },
      gets(choose(opponentsCreatures()), 'turn', power(-4000)),
    ),
  ],
  printings: ['DM22-RP1 025'],
});

const evilIntrusion = spell({
  name: '邪侵入',
  civilizations: ['darkness'],
  cost: 3,
  abilities: [
    shieldTriggerWhile(civilCount('darkness', 2)),
    spellAbility(
      topOfDeckTo('graveyard', 4),
      put(choose(yourGraveyard({ type: 'element', races: ['Abyss'], cost: atMost(4) }))),
    ),
  ],
  printings: ['DM22-RP1 027'],
});

const forkFock = creature({
  name: 'フォーク＝フォック',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(
      self,
      may(topOfDeckTo('graveyard', 3), may(returnToHand(choose(yourGraveyard({ races: ['Abyss'] }))))),
    ),
  ],
  printings: ['DM22-RP1 047'],
});

const letterGengegar = creature({
  name: 'レター＝ジェンゲガー',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 2000,
  abilities: [
    blocker,
    destroyedAfterItsAttack,
    atEndOfYourTurn(
      inOrder(topOfDeckTo('graveyard'), onlyIf(isLike(the('moved'), { races: ['Abyss'] }), draw())),
    ),
  ],
  printings: ['DM22-RP1 048'],
});

const fallingMan = creature({
  name: '落下男',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 2,
  power: 2000,
  abilities: [
    slayer,
    wheneverAttacks(
      any('opponent', { fresh: true }),
      delayed(
        when({ event: 'endOfAttack', what: { of: 'any', filter: { is: that } } }, destroy(that)),
        'attack',
      ),
    ),
  ],
  printings: ['DM22-RP1 049'],
});

const ivyDoll = creature({
  name: '闇々人形アイビー',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 1,
  power: 1000,
  abilities: [
    blocker,
    cannotAttack,
    optional(wouldBeDestroyed(self, insteadDo(putOnDeckBottom(choose(yourGraveyard(), 2))))),
  ],
  printings: ['DM22-RP1 050'],
});

const tableOfTheAbyss = tamaseed({
  name: '深淵の食卓',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 4,
  abilities: [
    forTheFirstTime(
      { event: 'attacks', what: any('you') },
      may(put(choose(yourGraveyard(creatureOrTamaseed({ cost: atMost(plus(costOf(that), -1)) }))))),
    ),
  ],
  printings: ['DM22-RP1 051'],
});

const bookRagirup = creature({
  name: 'ブック＝ラギルップ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 1000,
  abilities: [provided(civilCount('darkness', 3), wheneverAttacks(self, discard(atRandom(opponentsHand()))))],
  printings: ['DM22-RP1 071'],
});

const darakuma = spell({
  name: '精神呪文「ダラクマ」',
  civilizations: ['darkness'],
  cost: 4,
  abilities: [
    spellAbility(lookAt(opponentsHand()), discard(choose(opponentsHand()))),
    spellAbility(onlyIf(civilCount('darkness', 2), draw())),
  ],
  printings: ['DM22-RP1 074'],
});

const bowWowJaw = tamaseedCreature({
  name: '深淵の三咆哮 バウワウジャ',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'ACE'],
  cost: 4,
  power: 13000,
  abilities: [
    whenPut(self, may(topOfDeckTo('graveyard', 4))),
    creatureFrom('darkness', 4),
    blocker,
    tripleBreaker,
    wheneverAttacks(self, destroy(choose(opponentsCreatures()))),
    hasWhile(yourTurn, leavesOnlyByDestruction),
  ],
  printings: ['DM22-RP1 006'],
});

const knifeAlife = creature({
  name: 'ナイフ=アライフ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 3000,
  abilities: [
    whenPut(self, gets(opponentsCreatures(), 'turn', power(-2000))),
    forTheFirstTime({ event: 'destroyed', what: any('any'), tense: 'destroyed' }, may(draw())),
  ],
  printings: ['DM22-RP1 026'],
});

const spiner = creature({
  name: '撃髄医 スパイナー',
  civilizations: ['darkness'],
  races: ['Mafi Gang'],
  cost: 9,
  power: 2000,
  abilities: [
    ...superShieldTriggerOfCreature(
      put(chooseAnyNumber(yourGraveyard({ type: 'creature', cost: atMost(4) }))),
    ),
    whenPut(self, repeat(3, gets(choose(opponentsCreatures()), 'turn', power(-3000)))),
  ],
  printings: ['DM22-RP1 t10'],
});

const keylockDevoc = creature({
  name: 'キーロック＝デボック',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 3000,
  abilities: [...abyssRush],
  printings: ['DM22-RP1 070'],
});

const clockChronicle = creature({
  name: '暗刻 クロック＝クロニクル',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 7,
  power: 7000,
  abilities: [
    ...abyssRush,
    doubleBreaker,
    wheneverAttacks(self, discard(atRandom(opponentsHand(), 3))),
    each(
      cardsIn('battleZone', 'you', { races: ['Abyss'] }),
      notRemovedBy({ of: 'opponent', filter: { type: 'spell' } }),
    ),
  ],
  printings: ['DM22-RP1 014'],
});

export const darkness: readonly CardDefinition[] = [
  clockChronicle,
  jashinTheEmperor,
  torchTotlot,
  chandelierBelier,
  evilIntrusion,
  forkFock,
  letterGengegar,
  fallingMan,
  ivyDoll,
  tableOfTheAbyss,
  bookRagirup,
  darakuma,
  bowWowJaw,
  knifeAlife,
  spiner,
  keylockDevoc,
];
