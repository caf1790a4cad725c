import type { CardDefinition, Civilization, Fact } from 'taiki';
import type { Effect } from 'taiki/words';
import {
  abyssRush,
  barabariety,
  bioTackle,
  breakBonus,
  callnion,
  cascade,
  civilCount,
  climaxDoronGo,
  crystalArms,
  dangerousDash,
  doronGo,
  doubleCallnion,
  doubleFreeze,
  escapeAbility,
  eternalKappa,
  eternalOmega,
  exLife,
  extraExLife,
  freeze,
  gogogoGanganGalaxy,
  holyField,
  hyperEnergy,
  hyperSoulRaid,
  jChange,
  justDiver,
  kirifudaRevo,
  kirifudash,
  koulin,
  koulinFrom,
  labyrinth,
  lastBurst,
  magibomber,
  manaDrive,
  manaReburst,
  marshallTouch,
  masterLabyrinth,
  megaLastBurst,
  mugenCrime,
  noChoice,
  oniTime,
  poweredBlocker,
  rebirthCascade,
  recycle,
  revengeChance,
  samuraiGenerate,
  saver,
  shieldSaver,
  shieldTriggerCross,
  smashBurst,
  solemnDuty,
  soulRecall,
  soulShift,
  thrillingThree,
  torrentCascade,
  trueEscape,
  ultraDoronGo,
  ultraSaver,
  vividDraw,
  zRush,
} from 'taiki/words';
import { CARD_TYPE_FACTS } from '../../effects/language/cardTypes.ts';
import { ZONE_FACTS, type Zone } from '../../table/zones.ts';
import {
  ANY,
  ANY_NUMBER,
  activated,
  applied,
  carried,
  condition,
  declared,
  doneToPay,
  evolved,
  evolvedAs,
  type Faces,
  type FamilyWord,
  hasShape,
  keyworded,
  paidAs,
  replacing,
  resolving,
  shapeOf,
  shown,
  titled,
  triggered,
  typed,
} from './familyWord.ts';

/** Words that the game brought together, and the cards that use them. */
export interface Family {
  readonly name: string;
  readonly words: readonly FamilyWord[];
  /** Cards without these words that its decks need to use them. */
  readonly helpers?: (face: CardDefinition) => boolean;
}

const any = ANY as Civilization;
const anyEffect = { do: ANY } as unknown as Effect;

const isEvolution = ({ type }: CardDefinition): boolean => CARD_TYPE_FACTS[type].isEvolution !== 'never';

const isOfType =
  (...types: readonly CardDefinition['type'][]) =>
  ({ type }: CardDefinition): boolean =>
    types.includes(type);

/** Cards that move others out of this zone or into the battle zone from it. */
const mentions =
  (text: string) =>
  ({ abilities }: CardDefinition): boolean =>
    JSON.stringify(abilities).includes(text);

const breaks = (kind: 'powered' | 'null' | 'world' | 'quattro' | 'crew' | 'infinite') =>
  shown(
    `${kind} breaker`,
    ({ abilities }) => abilities.some((one) => hasShape(one, { name: 'breaker', breaker: kind })),
    (fact, faces) =>
      (fact.kind === 'attackDeclared' || fact.kind === 'shieldsChosen') &&
      (fact.kind === 'attackDeclared') === (kind === 'null') &&
      faces.has(fact.name),
  );

/** 801.1. An evolution creature is put on a card of this zone. */
const putFrom = (zone: Zone): FamilyWord =>
  shown(
    `evolution from the ${ZONE_FACTS[zone].name}`,
    ({ type, abilities }) =>
      CARD_TYPE_FACTS[type].isEvolution === 'always' &&
      abilities.some((one) => hasShape(one, { kind: 'keyword', name: 'evolution', from: zone })),
    (fact, faces) => fact.kind === 'cardPut' && faces.has(fact.name),
  );

/** 112.2d. More was paid for a card than it costs. */
const paidMore = (fact: Fact, faces: Faces): boolean =>
  fact.kind === 'costPaid' && fact.cost > (faces.get(fact.name)?.cost ?? fact.cost);

const usedFromTheDeck = {
  do: 'inOrder',
  effects: [{ do: 'lookAtTop', count: 3 }, { do: 'use' }],
} as const;

const family = (
  name: string,
  words: readonly FamilyWord[],
  helpers?: (face: CardDefinition) => boolean,
): Family => (helpers === undefined ? { name, words } : { name, words, helpers });

/** The families of the modern game. */
export const FAMILIES: readonly Family[] = [
  family(
    'star and S-MAX evolution',
    [
      evolved('star evolution', isOfType('starEvolutionCreature')),
      typed('sMaxEvolutionCreature'),
      replacing('S-MAX evolution', { kind: 'replacement', of: { event: 'loses' } }),
      carried('shinkarize', mentions('"name":"shinkarize"')),
    ],
    isEvolution,
  ),
  family('NEO and G-NEO', [
    evolved('NEO evolution', isOfType('neoCreature')),
    typed('neoCreature'),
    evolvedAs('G-NEO evolution', { form: 'gNeo' }),
    typed('gNeoCreature'),
  ]),
  family(
    'tamaseeds',
    [
      typed('tamaseed'),
      typed('tamaseedCreature'),
      carried('evolution on a tamaseed', isOfType('tamaseed', 'tamaseedCreature')),
    ],
    isEvolution,
  ),
  family('guardman, savers and escape', [
    keyworded('guardman', (fact, faces) => fact.kind === 'attackRedirected' && faces.has(fact.toName)),
    replacing('saver', shapeOf(saver({}))),
    replacing('ultra saver', shapeOf(ultraSaver({}))),
    replacing('shield saver', shapeOf(shieldSaver)),
    replacing('escape', shapeOf(escapeAbility)),
    replacing('true escape', shapeOf(trueEscape)),
  ]),
  family(
    'hyper soul X and raid',
    [
      carried('hyper soul X', mentions('"name":"hyperSoulX"')),
      triggered('hyper soul raid', shapeOf(hyperSoulRaid({}))),
    ],
    isEvolution,
  ),
  family(
    'sasageru',
    [
      doneToPay(
        'sasageru',
        { kind: 'paidReduction', pay: 'destroy' },
        { kind: 'cardDestroyed', about: 'done' },
      ),
    ],
    ({ races }) => races.includes('Dispector'),
  ),
  family(
    'shinka power',
    [triggered('shinka power', { kind: 'triggered', when: { event: 'evolves' } })],
    isEvolution,
  ),
  family('civil count', [condition('civil count', shapeOf(civilCount(any, ANY_NUMBER)))]),
  family('hyper mode and Z rush', [
    activated('hyperize'),
    applied('do:releaseHyperMode'),
    triggered('Z rush', shapeOf(zRush)),
  ]),
  family(
    'flight',
    [keyworded('flight', (fact, faces) => fact.kind === 'attackDeclared' && faces.has(fact.name))],
    mentions('"name":"blocker"'),
  ),
  family('powered breakers and blockers', [
    breaks('powered'),
    shown(
      'powered blocker',
      ({ abilities }) => abilities.some((one) => hasShape(one, shapeOf(poweredBlocker(ANY_NUMBER)))),
      (fact, faces) => fact.kind === 'creatureBlocked' && faces.has(fact.name),
    ),
  ]),
  family('shield triggers', [
    declared('shieldTrigger'),
    declared('guardStrike'),
    condition('shield trigger plus', {
      kind: 'both',
      conditions: [{ kind: 'is', like: { usedThrough: 'shieldTrigger' } }, { kind: 'both' }],
    }),
    condition('super shield trigger', {
      kind: 'both',
      conditions: [{ kind: 'is', like: { usedThrough: 'shieldTrigger' } }, { kind: 'shields' }],
    }),
    triggered('shield trigger X', shapeOf(shieldTriggerCross[1])),
  ]),
  family(
    'crystals',
    [
      condition('crystal arms', shapeOf(crystalArms(ANY_NUMBER))),
      keyworded('crystalSoul', (fact, faces) => fact.kind === 'cardUsed' && faces.has(fact.name)),
      keyworded(
        'crystalCharger',
        (fact, faces) =>
          (fact.kind === 'cardMoved' || fact.kind === 'cardPut' || fact.kind === 'manaCharged') &&
          fact.faceDown === true &&
          fact.to === 'manaZone' &&
          faces.has(fact.name),
      ),
    ],
    mentions('"faceDown"'),
  ),
  family('D.D.D. and kirifudash', [
    triggered('D.D.D.', shapeOf(dangerousDash(any, ANY_NUMBER))),
    triggered('kirifudash', shapeOf(kirifudash(ANY_NUMBER))),
    triggered('kirifuda ReVo', shapeOf(kirifudaRevo(anyEffect))),
  ]),
  family('hyper energy', [
    doneToPay('hyper energy', shapeOf(hyperEnergy), { kind: 'cardTapped', about: 'used' }),
  ]),
  family('abyss rush', [triggered('abyss rush', shapeOf(abyssRush[1]))]),
  family('callnion', [
    triggered('callnion', shapeOf(callnion)),
    triggered('double callnion', shapeOf(doubleCallnion)),
  ]),
  family('barabariety', [condition('barabariety', shapeOf(barabariety(ANY_NUMBER)))]),
  family('last bursts', [
    triggered('last burst', shapeOf(lastBurst)),
    triggered('mega last burst', shapeOf(megaLastBurst)),
    triggered('smash burst', shapeOf(smashBurst)),
  ]),
  family('old evolutions', [
    evolved('vortex evolution', ({ abilities }) =>
      abilities.some(
        (one) =>
          one.kind === 'keyword' &&
          one.name === 'evolution' &&
          (one.also !== undefined || (typeof one.count === 'number' && one.count > 1)),
      ),
    ),
    evolvedAs('super infinite evolution', { count: 'any' }),
    evolvedAs('ultimate evolution', { base: { evolution: true } }),
    putFrom('manaZone'),
    putFrom('graveyard'),
    putFrom('hand'),
  ]),
  family(
    'soul shift',
    [
      paidAs(
        'soul shift',
        shapeOf({ effects: soulShift.effects }),
        (fact, faces) => fact.kind === 'costPaid' && fact.cost < (faces.get(fact.name)?.cost ?? fact.cost),
      ),
    ],
    isEvolution,
  ),
  family(
    'psychics',
    [
      typed('psychicCreature'),
      typed('psychicSuperCreature'),
      typed('psychicCrossGear'),
      applied('do:turnOver'),
      applied('do:link'),
    ],
    mentions('"hyperspatialZone"'),
  ),
  family(
    'draghearts',
    [
      typed('dragheartWeapon'),
      typed('dragheartFortress'),
      typed('dragheartCreature'),
      typed('dragheartSuperCreature'),
    ],
    mentions('"hyperspatialZone"'),
  ),
  family('gods', [
    keyworded(
      'godLink',
      (fact, faces) =>
        (fact.kind === 'cardPut' && fact.linkedWith !== undefined && faces.has(fact.name)) ||
        (fact.kind === 'creatureLinked' && fact.cards.some((name) => faces.has(name))),
    ),
  ]),
  family('eternals', [
    replacing('eternal kappa', shapeOf(eternalKappa)),
    replacing('eternal omega', shapeOf(eternalOmega)),
  ]),
  family(
    'ninjas',
    [
      titled('ninjaStrike'),
      triggered('ura ninja strike', { word: { name: 'ninjaStrike', civilization: any } }),
      titled('ninjaChange'),
    ],
    ({ races }) => races.includes('Shinobi'),
  ),
  family('mana drive', [condition('mana drive', shapeOf(manaDrive(ANY_NUMBER, any)))]),
  family('exile creatures', [
    typed('exileCreature'),
    triggered('doron go', shapeOf(doronGo({}))),
    triggered('ultra doron go', shapeOf(ultraDoronGo({}))),
    triggered('climax doron go', shapeOf(climaxDoronGo({}))),
  ]),
  family('oni time', [condition('oni time', shapeOf(oniTime)), titled('oniend')]),
  family('declarations and strikes', [titled('finalDeclaration'), titled('reverseStrike')]),
  family('null breaker', [breaks('null')]),
  family('great breakers', [breaks('world'), breaks('quattro'), breaks('crew'), breaks('infinite')]),
  family('mugen crime', [
    doneToPay('mugen crime', shapeOf({ ...mugenCrime(ANY_NUMBER), mana: { count: ANY_NUMBER } }), {
      kind: 'cardTapped',
      about: 'used',
    }),
  ]),
  family('fushigibirth', [
    doneToPay(
      'fushigibirth',
      { kind: 'cost', mana: { offering: 'creature' }, from: ['graveyard'] },
      { kind: 'cardMoved', about: 'used' },
    ),
  ]),
  family('auras', [typed('aura'), applied('do:attach')]),
  family('gacharange', [typed('gacharangeCreature'), applied('do:gacharangeSummon')]),
  family('zerom', [typed('nebula'), typed('zeroDragonCreature'), applied('do:linkTo')], mentions('"linkTo"')),
  family(
    'seals and the forbidden',
    [
      applied('do:seal'),
      applied('event:unsealed'),
      typed('forbiddenCreature'),
      typed('finalForbiddenCreature'),
    ],
    ({ races }) => races.some((race) => race.includes('Command')),
  ),
  family('judgment Z', [declared('judgmentZ'), declared('strikeBack')], ({ races }) =>
    races.includes('Sanction Heraldry'),
  ),
  family('artifacts and lands', [
    typed('artifact'),
    shown(
      'type land',
      isOfType('land'),
      (fact, faces) => fact.kind === 'manaCharged' && faces.has(fact.name),
    ),
  ]),
  family('rule plus', [
    {
      name: 'deck size',
      isOn: isOfType('rulePlus'),
      isUsed: ({ hyperspatial, log }, faces) =>
        log.length > 0 && hyperspatial.some((name) => faces.has(name)),
    },
  ]),
  family('duelists', [
    typed('duelist'),
    typed('duelmateCreature'),
    typed('duelmateSpell'),
    typed('duelmateSuperCreature'),
  ]),
  family('king cells', [
    typed('kingCreature'),
    shown(
      'type kingCell',
      isOfType('kingCell'),
      (fact, faces) => fact.kind === 'manaCharged' && faces.has(fact.name),
    ),
  ]),
  family('used for less', [
    triggered('B.A.D., J.O.E. and sins', { kind: 'triggered', when: { event: 'put', how: 'forLess' } }),
  ]),
  family('O-drive and buzzrenda', [
    paidAs('O-drive', { kind: 'cost', way: 'optional', repeat: undefined }, paidMore),
    paidAs('buzzrenda', { kind: 'cost', way: 'optional', repeat: true }, paidMore),
  ]),
  family('mekreid', [resolving('mekreid', usedFromTheDeck)]),
  family('J-change', [triggered('J-change', shapeOf(jChange(ANY_NUMBER)))], ({ races }) =>
    races.some((race) => race.includes('Jokers')),
  ),
  family('gachinko judge', [applied('do:gachinkoJudge')]),
  family('shield plus', [applied('do:shieldPlus')]),
  family('castles', [typed('castle'), typed('galaxyCastle')]),
  family('fields', [
    typed('wdField'),
    typed('d2Field'),
    typed('historicField'),
    typed('lunaticField'),
    typed('dmField'),
    typed('forbiddenField'),
    typed('dragonicField'),
    typed('dgField'),
    typed('fairyField'),
    typed('t2Field'),
    typed('happinessField'),
    titled('dSwitch'),
  ]),
  family('dream creatures', [
    typed('dreamCreature'),
    typed('dreamGNeoCreature'),
    typed('dreamNeoCreature'),
    typed('dreamEvolutionCreature'),
  ]),
  family(
    'special evolutions',
    [
      typed('evolutionCrossGear'),
      typed('psychicEvolutionCreature'),
      typed('dragheartEvolutionCreature'),
      typed('exileEvolutionCreature'),
      typed('neoGacharangeCreature'),
    ],
    (face) =>
      face.type === 'crossGear' ||
      mentions('"hyperspatialZone"')(face) ||
      mentions('"gacharangeSummon"')(face),
  ),
  family('dynamo, mana abilities and shields', [
    activated('dynamo'),
    activated('manaAbility'),
    applied('do:putOnShield'),
    applied('do:rearrangeShields'),
    applied('event:battleBegins'),
  ]),
  family('EX life and just diver', [
    triggered('EX life', shapeOf(exLife)),
    triggered('extra EX life', shapeOf(extraExLife)),
    triggered('just diver', shapeOf(justDiver)),
  ]),
  family('revolutions and invasions', [
    titled('revolutionChange'),
    titled('finalRevolution'),
    titled('revolution0'),
    titled('revolution0Trigger'),
    titled('invasion'),
    titled('zero'),
  ]),
  family(
    'titles of old',
    [
      titled('meteorburn'),
      titled('kizunaPlus'),
      titled('manaArms'),
      titled('galaxyshield'),
      activated('silentSkill'),
      activated('tapAbility'),
    ],
    isEvolution,
  ),
  family('gates and sins of the moonless night', [titled('gateOfMoonlessNight')], ({ races }) =>
    races.includes('Magic Tool'),
  ),
  family('cross gears', [
    typed('crossGear'),
    applied('do:cross'),
    triggered('samurai generate', shapeOf(samuraiGenerate)),
  ]),
  family('named conditions', [
    condition('G.G.G.', shapeOf(gogogoGanganGalaxy)),
    condition('holy field', shapeOf(holyField)),
    condition('labyrinth', shapeOf(labyrinth)),
    condition('master labyrinth', shapeOf(masterLabyrinth)),
    condition('no choice', shapeOf(noChoice)),
  ]),
  family(
    'named attacks',
    [
      triggered('bio tackle', shapeOf(bioTackle({}))),
      triggered('break bonus', shapeOf(breakBonus(anyEffect))),
      triggered('freeze', shapeOf(freeze)),
      triggered('double freeze', shapeOf(doubleFreeze)),
      triggered('magibomber', shapeOf(magibomber(ANY_NUMBER))),
      triggered('soul recall', shapeOf(soulRecall(ANY_NUMBER, anyEffect))),
      titled('spaceCharge'),
      titled('attackChance'),
    ],
    ({ races }) => races.includes('Human'),
  ),
  family('named arrivals', [
    triggered('marshall touch', shapeOf(marshallTouch(anyEffect))),
    triggered('cascade', shapeOf(cascade)),
    triggered('torrent cascade', shapeOf(torrentCascade)),
    triggered('rebirth cascade', shapeOf(rebirthCascade)),
    triggered('thrilling three', shapeOf(thrillingThree({}, anyEffect))),
    triggered('solemn duty', shapeOf(solemnDuty(anyEffect))),
  ]),
  family('named uses', [
    triggered('koulin', shapeOf(koulin({}))),
    triggered('koulin from a zone', shapeOf(koulinFrom(ANY as 'graveyard', {}))),
    triggered('revenge chance', shapeOf(revengeChance({ kind: ANY } as never))),
    triggered('vivid draw', shapeOf(vividDraw(ANY_NUMBER))),
    paidAs(
      'recycle',
      shapeOf(recycle(ANY_NUMBER)[0]),
      (fact) => fact.kind === 'cardUsed' && fact.from === 'graveyard',
    ),
    paidAs(
      'mana reburst',
      shapeOf(manaReburst(ANY_NUMBER)),
      (fact) => fact.kind === 'cardUsed' && fact.from === 'manaZone',
    ),
  ]),
];
