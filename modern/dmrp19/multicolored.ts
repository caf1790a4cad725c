import type { CardDefinition } from 'taiki';
import {
  addToShields,
  any,
  anyOf,
  atEndOfYourTurn,
  atMost,
  battle,
  blocker,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  doublesPower,
  draw,
  exLife,
  gets,
  guardStrike,
  happened,
  hasWhile,
  inOrder,
  isBattling,
  itself,
  justDiver,
  machFighter,
  may,
  oneOf,
  onlyIf,
  opponentsCreatures,
  power,
  poweredBreaker,
  put,
  putIntoGraveyard,
  putIntoMana,
  returnToHand,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  slayer,
  speedAttacker,
  starEvolution,
  starEvolutionCreature,
  takeShieldWithoutTrigger,
  tap,
  that,
  the,
  topOfDeckTo,
  tripleBreaker,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  withTotal,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';

const kiryuinBato = creature({
  name: '爆蓮電融 キリュウイン・バト',
  civilizations: ['fire', 'nature'],
  races: ['Dispector', 'Gaial Command Dragon', 'Beast Folk'],
  cost: 6,
  power: 8000,
  abilities: [
    exLife,
    doubleBreaker,
    whenPut(self, inOrder({ do: 'choose', what: choose(opponentsCreatures()) }, battle(the('chosen'), self))),
    hasWhile(isBattling({}), power(8000)),
  ],
  printings: ['DMRP-19 027'],
});

const varuharuzaku = creature({
  name: '滅印連結 ヴァルハルザーク',
  civilizations: ['light', 'darkness', 'fire'],
  races: ['Dispector', 'Angel Command Dragon', 'Armored Dragon', 'Zombie Dragon'],
  cost: 7,
  power: 7500,
  abilities: [
    exLife,
    speedAttacker,
    poweredBreaker,
    whenPut(any('you'), tap(choose(opponentsCreatures()))),
    whenDestroyed(any('opponent'), inOrder(topOfDeckTo('shieldZone'), gets(self, 'turn', power(6000)))),
  ],
  printings: ['DMRP-19 S08'],
});

const neroGurupio = creature({
  name: '恐帝接続 ネロ・グウルピオ',
  civilizations: ['light', 'darkness', 'nature'],
  races: ['Dispector', 'Angel Command', 'Jurassic Command Dragon', 'Knight'],
  cost: 9,
  power: 12500,
  abilities: [
    exLife,
    tripleBreaker,
    whenPut(self, gets(opponentsCreatures(), 'turn', power(-5000))),
    when(
      anyOf({ event: 'attacks', what: any('opponent') }, { event: 'blocks', what: any('opponent') }),
      tap(choose(opponentsCreatures({ tapped: false }), 1, 'opponent')),
    ),
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
  ],
  printings: ['DMRP-19 S09'],
});

const abuzoDorubaStar = starEvolutionCreature({
  name: '魔王と天使 <アブゾ・ドルバ.Star>',
  civilizations: ['light', 'darkness'],
  races: ['Angel Command', 'Zombie Dragon', 'Rex Stars'],
  cost: 5,
  power: 6500,
  abilities: [
    starEvolution({
      anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }, { civilizations: ['darkness'] }],
    }),
    doubleBreaker,
    whenPut(
      self,
      may(putIntoGraveyard(choose(yourShields())), gets(choose(opponentsCreatures()), 'turn', power(-9000))),
    ),
    wheneverAttacks(self, inOrder(draw(), addToShields(choose(yourHand())))),
  ],
  printings: ['DMRP-19 007'],
});

const gorioBugoriBairasuGeiruStar = starEvolutionCreature({
  name: 'ゴリオ・ブゴリ <バイラス・ゲイル.Star>',
  civilizations: ['light', 'nature'],
  races: ['Beast Folk', 'Earth Dragon', 'Rex Stars'],
  cost: 4,
  power: 6000,
  abilities: [
    starEvolution({
      anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }, { civilizations: ['nature'] }],
    }),
    machFighter,
    doubleBreaker,
    when({ event: 'battles', what: any('you') }, gets(that, 'battle', doublesPower)),
  ],
  printings: ['DMRP-19 008'],
});

const metewoshawaBajuraStar = starEvolutionCreature({
  name: 'メテヲシャワァ <バジュラ.Star>',
  civilizations: ['water', 'fire'],
  races: ['Phoenix', 'Armored Dragon', 'Rex Stars'],
  cost: 6,
  power: 12000,
  abilities: [
    starEvolution({
      anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }, { civilizations: ['fire'] }],
    }),
    tripleBreaker,
    whenPut(self, draw(3)),
    wheneverAttacks(
      self,
      destroy(withTotal(chooseUpTo(opponentsCreatures(), 2), 'cost', countOf(yourHand()))),
    ),
  ],
  printings: ['DMRP-19 009'],
});

const oputeimasuBurizado = creature({
  name: '常氷接続 オプティマス・ブリザード',
  civilizations: ['light', 'nature'],
  races: ['Dispector', 'Great Mecha King', 'Snow Faerie'],
  cost: 6,
  power: 7500,
  abilities: [
    guardStrike,
    exLife,
    doubleBreaker,
    atEndOfYourTurn(
      inOrder(
        onlyIf(happened({ event: 'moved', what: { of: 'you' }, to: 'shieldZone' }), topOfDeckTo('manaZone')),
        returnToHand(choose(yourMana())),
      ),
    ),
  ],
  printings: ['DMRP-19 023'],
});

const jagaARuza = creature({
  name: '海憤混成 ジャガ・A・ルザー',
  civilizations: ['water', 'fire'],
  races: ['Dispector', 'Cyber Command', 'Volcano Dragon'],
  cost: 6,
  power: 8000,
  abilities: [
    exLife,
    speedAttacker,
    doubleBreaker,
    whenPut(self, gets(yourCreatures(), 'turn', cannot({ do: 'beBlocked' }))),
  ],
  printings: ['DMRP-19 024'],
});

const fataruEregansu = creature({
  name: '飢限電融 ファタル・エレガンス',
  civilizations: ['water', 'nature'],
  races: ['Dispector', 'Posedia Dragon', 'Giant'],
  cost: 7,
  power: 9000,
  abilities: [
    exLife,
    doubleBreaker,
    whenPut(self, returnToHand(chooseUpTo(opponentsCreatures(), 2))),
    whenPut(any('opponent'), may(topOfDeckTo('manaZone'))),
  ],
  printings: ['DMRP-19 025'],
});

const garamushiddo = creature({
  name: '斬皇接続 ガラムシッド',
  civilizations: ['darkness', 'nature'],
  races: ['Dispector', 'Dark Lord', 'Oraclion'],
  cost: 6,
  power: 5000,
  abilities: [
    exLife,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      may(
        destroy(choose(yourCreatures({ races: ['Distas'] }))),
        put(choose(cardsIn(['graveyard', 'manaZone'], 'you', { type: 'creature', races: ['Distas'] }))),
      ),
    ),
  ],
  printings: ['DMRP-19 026'],
});

const ratta = creature({
  name: '魂の絆 ラッタ＆「火砲」',
  civilizations: ['light', 'water'],
  races: ['Metallica', 'Tricks', 'Rex Stars'],
  cost: 4,
  power: 5500,
  abilities: [
    justDiver,
    shinkaPower(oneOf(topOfDeckTo('shieldZone'), returnToHand(choose(opponentsCreatures())))),
  ],
  printings: ['DMRP-19 045'],
});

const ashurai2 = creature({
  name: '聖黒 アシュライ-2',
  civilizations: ['light', 'darkness'],
  races: ['Shine Monster', 'Dark Monster', 'Distas'],
  cost: 3,
  power: 4500,
  abilities: [
    atEndOfYourTurn(topOfDeckTo('graveyard')),
    whenDestroyed(self, may(returnToHand(choose(yourGraveyard({ type: 'creature', other: true }))))),
    sasageru(2),
  ],
  printings: ['DMRP-19 046'],
});

const ikarosu2 = creature({
  name: '鎧亜 イカロス-2',
  civilizations: ['light', 'fire'],
  races: ['Lost Crusader', 'Distas'],
  cost: 5,
  power: 3500,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      oneOf(tap(choose(opponentsCreatures())), destroy(choose(opponentsCreatures({ cost: atMost(3) })))),
    ),
    sasageru(2),
  ],
  printings: ['DMRP-19 047'],
});

const bontoboAmuberu = creature({
  name: '魂の絆 ボントボ＆アムベル',
  civilizations: ['light', 'nature'],
  races: ['Metallica', 'Grand Sect', 'Rex Stars'],
  cost: 4,
  power: 4500,
  abilities: [
    machFighter,
    shinkaPower(
      oneOf(
        inOrder(
          tap(choose(opponentsCreatures())),
          gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
        ),
        topOfDeckTo('manaZone'),
      ),
    ),
  ],
  printings: ['DMRP-19 048'],
});

const supainaUni = creature({
  name: '魂の絆 スパイナー＆ウーニ',
  civilizations: ['water', 'darkness'],
  races: ['Mutopia', 'Mafi Gang', 'Rex Stars'],
  cost: 4,
  power: 4000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
      from: ['graveyard'],
    },
    shinkaPower(
      oneOf(
        inOrder(draw(2), discard(choose(yourHand()))),
        gets(choose(opponentsCreatures()), 'turn', power(-5000)),
      ),
    ),
  ],
  printings: ['DMRP-19 049'],
});

const dosukopi2 = creature({
  name: '機電 ドスコーピ-2',
  civilizations: ['water', 'fire'],
  races: ['Armorloid', 'Merfolk', 'Distas'],
  cost: 3,
  power: 2000,
  abilities: [
    whenDestroyed(self, inOrder(draw(), destroy(choose(opponentsCreatures({ keyword: 'blocker' }))))),
    sasageru(2),
  ],
  printings: ['DMRP-19 050'],
});

const hemoguroHanako = creature({
  name: '魂の絆 ヘモグロ＆ハナコ',
  civilizations: ['darkness', 'fire'],
  races: ['Jokers', 'Mafi Gang', 'Rex Stars'],
  cost: 4,
  power: 3000,
  abilities: [
    speedAttacker,
    shinkaPower(
      oneOf(
        put(choose(yourGraveyard({ type: 'creature', cost: atMost(2) }))),
        takeShieldWithoutTrigger(choose(yourShields())),
      ),
    ),
  ],
  printings: ['DMRP-19 052'],
});

const disumaji2 = creature({
  name: '異鎧 ディスマジ-2',
  civilizations: ['darkness', 'nature'],
  races: ['Lost Crusader', 'Alien', 'Distas'],
  cost: 3,
  power: 5000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
      from: ['graveyard'],
    },
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
    sasageru(2),
  ],
  printings: ['DMRP-19 053'],
});

const panpuBakugetto = creature({
  name: '魂の絆 パンプ&バクゲットー',
  civilizations: ['fire', 'nature'],
  races: ['Beat Jockey', 'Grand Sect', 'Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
    shinkaPower(
      oneOf(
        inOrder(discard(choose(yourHand())), draw(2)),
        putIntoMana(choose(opponentsCreatures({ cost: atMost(6) }))),
      ),
    ),
  ],
  printings: ['DMRP-19 055'],
});

const supirigaria = creature({
  name: '霊黒接続 スピリガリア',
  civilizations: ['light', 'darkness', 'nature'],
  races: ['Dispector', 'Dark Lord', 'Mystery Totem'],
  cost: 6,
  power: 4500,
  abilities: [exLife, blocker, machFighter, slayer],
  printings: ['DMRP-19 056'],
});

const baronburikku = creature({
  name: '怒爵電融 バロンブリック',
  civilizations: ['water', 'fire', 'nature'],
  races: ['Dispector', 'Outrage', 'Wild Veggies'],
  cost: 6,
  power: 4000,
  abilities: [exLife, justDiver, speedAttacker, hasWhile(isBattling({}), power(8000))],
  printings: ['DMRP-19 057'],
});

const ushiokomaru = creature({
  name: 'うしおこまる',
  civilizations: ['darkness', 'fire'],
  races: ['Jokers', 'Rex Stars'],
  cost: 2,
  power: 3000,
  abilities: [
    blocker,
    whenPut(self, inOrder(may(putIntoGraveyard(choose(yourShields()))), draw())),
    when({ event: 'endOfAttack', what: itself }, destroy(self)),
  ],
  printings: ['DMRP-19 095'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  kiryuinBato,
  varuharuzaku,
  neroGurupio,
  abuzoDorubaStar,
  gorioBugoriBairasuGeiruStar,
  metewoshawaBajuraStar,
  oputeimasuBurizado,
  jagaARuza,
  fataruEregansu,
  garamushiddo,
  ratta,
  ashurai2,
  ikarosu2,
  bontoboAmuberu,
  supainaUni,
  dosukopi2,
  hemoguroHanako,
  disumaji2,
  panpuBakugetto,
  supirigaria,
  baronburikku,
  ushiokomaru,
];
