import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  atEndOfYourTurn,
  atLeast,
  atMost,
  atStartOfYourTurn,
  battle,
  blocker,
  breakShields,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  during,
  exLife,
  gets,
  given,
  guardStrike,
  happened,
  inOrder,
  instead,
  itself,
  machFighter,
  may,
  named,
  oneOf,
  opponentsCreatures,
  opponentsHand,
  opponentsMana,
  opponentsTurn,
  plus,
  power,
  provided,
  put,
  putIntoMana,
  putOnDeckBottom,
  quattroBreaker,
  returnToHand,
  revealTop,
  sasageru,
  self,
  shinkaPower,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tally,
  tap,
  the,
  topOfDeckTo,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { insteadOf } from '../common.ts';

const borubaruMomokingu = starEvolutionCreature({
  name: '無双龍騎 ボルバル・モモキング',
  civilizations: ['fire', 'nature'],
  races: ['Jokers', 'Armored Dragon', 'Earth Dragon', 'Rex Stars'],
  cost: 8,
  power: 25000,
  abilities: [
    starEvolution({
      anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }, { civilizations: ['nature'] }],
    }),
    quattroBreaker,
    whenPut(
      self,
      inOrder(
        breakShields(2, 'you'),
        { do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) },
        battle(the('chosen'), self),
      ),
    ),
    atEndOfYourTurn(may(destroy(allCreatures({ power: atMost(6000) })))),
  ],
  printings: ['DMRP-20 S08'],
});

const kirinRegaman = creature({
  name: '双寄電融 キリン・レガマン',
  civilizations: ['water', 'nature'],
  races: ['Dispector', 'Mystery Totem', 'Phoenix'],
  cost: 8,
  power: 11000,
  abilities: [
    exLife,
    machFighter,
    doubleBreaker,
    wheneverAttacks(
      self,
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
    ),
  ],
  printings: ['DMRP-20 023'],
});

const diaburoshino = creature({
  name: '神将縫合 ディアブロシンオー',
  civilizations: ['darkness', 'nature'],
  races: ['Dispector', 'Demon Command', 'God'],
  cost: 7,
  power: 8000,
  abilities: [
    exLife,
    blocker,
    doubleBreaker,
    given(
      happened({ event: 'put', what: any('you', { cost: atLeast(8) }), how: 'summoned' }, atMost(1)),
      when(
        { event: 'put', what: any('you', { cost: atLeast(8) }), how: 'summoned' },
        may(put(choose(yourMana({ type: 'creature', cost: atMost(8) })))),
      ),
    ),
  ],
  printings: ['DMRP-20 025'],
});

const disKuchikku = creature({
  name: 'Disクチック',
  civilizations: ['light', 'water', 'fire'],
  races: ['Cyber Virus', 'Dragonoid', 'Distas'],
  cost: 3,
  power: 3500,
  abilities: [
    speedAttacker,
    whenPut(
      self,
      inOrder(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
    wheneverAttacks(self, draw()),
  ],
  printings: ['DMRP-20 026'],
});

const disAsairamu = creature({
  name: 'Disアサイラム',
  civilizations: ['light', 'darkness', 'fire'],
  races: ['Angel Command', 'Armored Dragon', 'Distas'],
  cost: 4,
  power: 5500,
  abilities: [
    speedAttacker,
    whenDestroyed(
      any('you'),
      inOrder(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
  ],
  printings: ['DMRP-20 027'],
});

const dakkaruYomiji = creature({
  name: '魂の絆 ダッカル&ヨミジ',
  civilizations: ['light', 'darkness'],
  races: ['Metallica', 'Mafi Gang', 'Rex Stars'],
  cost: 4,
  power: 4500,
  abilities: [
    blocker,
    shinkaPower(
      oneOf(
        putOnDeckBottom(opponentsCreatures({ cost: atLeast(plus(countOf(opponentsMana()), 1)) })),
        returnToHand(choose(yourGraveyard())),
      ),
    ),
  ],
  printings: ['DMRP-20 048'],
});

const pirakki = creature({
  name: '天龍神の翔天 ピラッキ',
  civilizations: ['light', 'darkness'],
  races: ['Fire Bird', 'Distas'],
  cost: 2,
  power: 2000,
  abilities: [
    guardStrike,
    whenPut(self, topOfDeckTo('graveyard', 2)),
    wheneverAttacks(self, may(returnToHand(choose(yourGraveyard())))),
    atEndOfYourTurn(untap(self)),
  ],
  printings: ['DMRP-20 049'],
});

const korupia = creature({
  name: '炎龍神の翔天 コルピア',
  civilizations: ['light', 'fire'],
  races: ['Fire Bird', 'Distas'],
  cost: 3,
  power: 4500,
  abilities: [
    guardStrike,
    blocker,
    cannotAttackPlayers,
    whenPut(self, inOrder(discard(choose(yourHand())), draw())),
  ],
  printings: ['DMRP-20 051'],
});

const kurisumaUtsuboido = creature({
  name: '魂の絆 クリスマ&ウツボイド',
  civilizations: ['water', 'nature'],
  races: ['Mutopia', 'Grand Sect', 'Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [
    machFighter,
    shinkaPower(
      oneOf(
        gets(yourCreatures(), 'turn', cannot({ do: 'beBlocked' })),
        inOrder(topOfDeckTo('manaZone'), may(returnToHand(choose(yourMana())))),
      ),
    ),
  ],
  printings: ['DMRP-20 054'],
});

const taizai = creature({
  name: '魂の絆 すて～る&タイザイ',
  civilizations: ['darkness', 'nature'],
  races: ['Jokers', 'Mafi Gang', 'Rex Stars'],
  cost: 4,
  power: 4000,
  abilities: [
    slayer,
    shinkaPower(
      oneOf(
        gets(choose(opponentsCreatures()), 'turn', power(-6000)),
        oneOf(
          { do: 'move', what: yourGraveyard(), to: 'deck', shuffled: true },
          { do: 'move', what: cardsIn('graveyard', 'opponent'), to: 'deck', shuffled: true },
        ),
      ),
    ),
  ],
  printings: ['DMRP-20 056'],
});

const tenpuro3 = creature({
  name: '電磁 テンプロ-3',
  civilizations: ['light', 'water', 'fire'],
  races: ['Cyber Lord', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [guardStrike, sasageru(3)],
  printings: ['DMRP-20 091'],
});

const dorisuko3 = creature({
  name: '魂具 ドリスコ-3',
  civilizations: ['light', 'darkness', 'fire'],
  races: ['Xenoparts', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [guardStrike, sasageru(3)],
  printings: ['DMRP-20 092'],
});

const hebufo3 = creature({
  name: '天翼 ヘブフォ-3',
  civilizations: ['light', 'darkness', 'nature'],
  races: ['Justice Wing', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [guardStrike, sasageru(3)],
  printings: ['DMRP-20 093'],
});

const sukebai3 = creature({
  name: '腐敗 スケバイ-3',
  civilizations: ['water', 'darkness', 'nature'],
  races: ['Ghost', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [guardStrike, sasageru(3)],
  printings: ['DMRP-20 094'],
});

const mikadoreo = creature({
  name: '終末縫合王 ミカドレオ',
  civilizations: ['water', 'darkness', 'nature'],
  races: ['Dispector', 'God', 'Zenith'],
  cost: 10,
  power: 19000,
  abilities: [
    exLife,
    blocker,
    quattroBreaker,
    when(
      { event: 'put', what: itself, how: 'summoned' },
      inOrder(
        revealTop(4, 'seen'),
        put(chooseAnyNumber({ ref: 'seen', filter: { type: 'creature' } })),
        putIntoMana(the('seen')),
      ),
    ),
    provided(
      youHave(yourCreatures({ cost: atLeast(8) }), atLeast(4)),
      atStartOfYourTurn({ do: 'wins', who: 'you' }),
    ),
  ],
  printings: ['DMRP-20 KM2'],
});

const kairyuujin = spell({
  name: '海龍神の魔風',
  civilizations: ['water', 'fire'],
  cost: 3,
  abilities: [
    guardStrike,
    spellAbility(tally(putOnDeckBottom(yourHand()), 'number'), draw(named('number'))),
    spellAbility(returnToHand(self)),
  ],
  printings: ['DMRP-20 053'],
});

const didanosu = starEvolutionCreature({
  name: 'ディダノス ＜デスフェニ.Star＞',
  civilizations: ['darkness', 'nature'],
  races: ['Giant Dragon', 'Phoenix', 'Rex Stars'],
  cost: 5,
  power: 11000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness', 'nature'] }] }),
    doubleBreaker,
    during(
      opponentsTurn,
      insteadOf({ event: 'moves', what: { of: 'opponent' }, to: 'shieldZone' }, instead('manaZone')),
    ),
    when({ event: 'moved', what: itself, from: 'battleZone', to: 'graveyard' }, discard(opponentsHand())),
  ],
  printings: ['DMRP-20 007'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  didanosu,
  kairyuujin,
  borubaruMomokingu,
  kirinRegaman,
  diaburoshino,
  disKuchikku,
  disAsairamu,
  dakkaruYomiji,
  pirakki,
  korupia,
  kurisumaUtsuboido,
  taizai,
  tenpuro3,
  dorisuko3,
  hebufo3,
  sukebai3,
  mikadoreo,
];
