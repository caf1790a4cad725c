import { centralGodLink, type EvolutionForm, type Keyword, leftGodLink, rightGodLink } from 'taiki/words';
import { allOf, type Grammar, type OfKind, type Readings, rule, word } from '../grammar/rule.ts';

const ofCrew = (race: string): OfKind<Keyword, 'name', 'breaker'> => ({
  kind: 'keyword',
  name: 'breaker',
  breaker: 'crew',
  crew: { type: 'creature', races: [race] },
});

type Evolution = OfKind<Keyword, 'name', 'evolution'>;

/** How a form of evolution says what it is put on: a NEO creature may be. */
type PutOn = 'has to' | 'may';

const ofForm = (
  form: EvolutionForm | 'plain',
  on: PutOn,
  bases: Omit<Evolution, 'kind' | 'name' | 'form'>,
): Evolution | undefined => {
  const isByChoice = form === 'neo' || form === 'gNeo';
  if (isByChoice !== (on === 'may')) return undefined;
  return { kind: 'keyword', name: 'evolution', ...(form === 'plain' ? {} : { form }), ...bases };
};

/** Reads what `keywords` prints. */
const KEYWORDS: Readings<Keyword, 'name'> = {
  blocker: [
    word('blocker', { kind: 'keyword', name: 'blocker' }),
    rule('blocker against <filter>', (against) => ({ kind: 'keyword', name: 'blocker', against })),
  ],
  guardman: [word('guardman', { kind: 'keyword', name: 'guardman' })],
  speedAttacker: [word('speed attacker', { kind: 'keyword', name: 'speedAttacker' })],
  machFighter: [word('mach fighter', { kind: 'keyword', name: 'machFighter' })],
  slayer: [word('slayer', { kind: 'keyword', name: 'slayer' })],
  flight: [word('flight', { kind: 'keyword', name: 'flight' })],
  dynamo: [word('dynamo', { kind: 'keyword', name: 'dynamo' })],
  crystalCharger: [word('crystal charger', { kind: 'keyword', name: 'crystalCharger' })],
  crystalSoul: [rule('crystal soul <number>', (mana) => ({ kind: 'keyword', name: 'crystalSoul', mana }))],
  charger: [word('charger', { kind: 'keyword', name: 'charger' })],
  shieldTrigger: [
    word('shield trigger', { kind: 'keyword', name: 'shieldTrigger' }),
    word('s-trigger', { kind: 'keyword', name: 'shieldTrigger' }),
  ],
  guardStrike: [
    word('guard strike', { kind: 'keyword', name: 'guardStrike' }),
    word('g-strike', { kind: 'keyword', name: 'guardStrike' }),
  ],
  judgmentZ: [word('judgment z', { kind: 'keyword', name: 'judgmentZ' })],
  breaker: [
    word('double breaker', { kind: 'keyword', name: 'breaker', breaker: 'double' }),
    word('w-breaker', { kind: 'keyword', name: 'breaker', breaker: 'double' }),
    word('triple breaker', { kind: 'keyword', name: 'breaker', breaker: 'triple' }),
    word('t-breaker', { kind: 'keyword', name: 'breaker', breaker: 'triple' }),
    word('q/quattro breaker', { kind: 'keyword', name: 'breaker', breaker: 'quattro' }),
    word('q-breaker', { kind: 'keyword', name: 'breaker', breaker: 'quattro' }),
    word('world breaker', { kind: 'keyword', name: 'breaker', breaker: 'world' }),
    word('powered breaker', { kind: 'keyword', name: 'breaker', breaker: 'powered' }),
    word('infinite breaker', { kind: 'keyword', name: 'breaker', breaker: 'infinite' }),
    word('null breaker', { kind: 'keyword', name: 'breaker', breaker: 'null' }),
    rule(
      'crew breaker - <knownRace> ( this creature breaks one more shield for each of your other <knownRace> in the battle zone [.] )',
      (race, other) => (race === other ? ofCrew(race) : undefined),
    ),
    rule(
      'crew breaker-dragon ( this creature breaks one more shield for each of your other creatures in the battle zone that has dragon in its race [.] )',
      () => ofCrew('Dragon'),
    ),
    rule('crew breaker : <filter>', (crew) => ({ kind: 'keyword', name: 'breaker', breaker: 'crew', crew })),
  ],
  powerAttacker: [
    rule('power attacker + <amount>', (by) => ({ kind: 'keyword', name: 'powerAttacker', by })),
  ],
  evolution: [
    rule('evolution — put on one of your <filter> .', (base) => ({
      kind: 'keyword',
      name: 'evolution',
      base,
    })),
    rule('evolution — put on one of your <filter> or a/an <filter> .', (one, other) => {
      const races = [...(one.races ?? []), ...(other.races ?? [])];
      return races.length === 2 ? { kind: 'keyword', name: 'evolution', base: { races } } : undefined;
    }),
    rule('vortex evolution — put on one of your <filter> and one of your <filter> .', (base, other) => ({
      kind: 'keyword',
      name: 'evolution',
      base,
      also: [other],
    })),
    word('forbidden star evolution', {
      kind: 'keyword',
      name: 'evolution',
      form: 'star',
      base: {},
      count: 0,
    }),
    rule('<evolutionForm> : <putOn> one of your <filter> <evolutionFrom>', (form, on, base, from) =>
      ofForm(form, on, { base, ...from }),
    ),
    rule(
      'super infinite <evolutionForm> : <putOn> one or more of your <filter> <evolutionFrom>',
      (form, on, base, from) => ofForm(form, on, { base, count: 'any', ...from }),
    ),
    rule(
      'vortex <evolutionForm> : <putOn> <number> of your <filter> <evolutionFrom>',
      (form, on, count, base, from) => ofForm(form, on, { base, count, ...from }),
    ),
    rule(
      'vortex <evolutionForm> : <putOn> one of your <filter> <moreBases> <evolutionFrom>',
      (form, on, base, also, from) => ofForm(form, on, { base, also, ...from }),
    ),
    rule(
      'vortex <evolutionForm> : <putOn> <number> of your <filter> <moreBases> <evolutionFrom>',
      (form, on, count, base, also, from) => ofForm(form, on, { base, count, also, ...from }),
    ),
  ],
  godLink: [
    word('left god link', leftGodLink),
    word('right god link', rightGodLink),
    word('central god link', centralGodLink),
    rule('<godLinkAt> : <linkPlaces>', (at, beside) => ({ kind: 'keyword', name: 'godLink', ...at, beside })),
    rule('tri <godLinkAt> : <linkPlaces> , between them', (at, beside) => ({
      kind: 'keyword',
      name: 'godLink',
      ...at,
      beside,
      between: true,
    })),
  ],
  hyperMode: [
    rule('hyper mode , power <number> : <grants>', (power, grants) => ({
      kind: 'keyword',
      name: 'hyperMode',
      power,
      grants,
    })),
  ],
  hyperize: [
    rule('hyperize : tap <number> of your other creatures', (taps) => ({
      kind: 'keyword',
      name: 'hyperize',
      taps,
    })),
  ],
  hyperSoulX: [
    rule('hyper soul x : <grants>', (grants) => ({ kind: 'keyword', name: 'hyperSoulX', grants })),
  ],
  shinkarize: [word('shinkarize', { kind: 'keyword', name: 'shinkarize' })],
  strikeBack: [
    rule('strike back : discarding <one>', (discards) => ({ kind: 'keyword', name: 'strikeBack', discards })),
  ],
  pandoraShift: [
    rule('pandora shift <number> of <civilizationsAnd>', (cost, of) => ({
      kind: 'keyword',
      name: 'pandoraShift',
      cost,
      of,
    })),
    rule('pandora shift <number>', (cost) => ({ kind: 'keyword', name: 'pandoraShift', cost, of: [] })),
  ],
  galaxyshield: [rule('galaxyshield <number>', (cost) => ({ kind: 'keyword', name: 'galaxyshield', cost }))],
  shieldForce: [
    rule('shield force : while its shield is there , <abilities>', (grants) => ({
      kind: 'keyword',
      name: 'shieldForce',
      grants,
    })),
  ],
  turboRush: [rule('turbo rush : <grants>', (grants) => ({ kind: 'keyword', name: 'turboRush', grants }))],
  waveStriker: [
    rule('wave striker : <grants>', (grants) => ({ kind: 'keyword', name: 'waveStriker', grants })),
  ],
  tapAbility: [
    rule('tap ability : <effect> .', (effect) => ({ kind: 'keyword', name: 'tapAbility', effect })),
    rule('tap ability with <number> untapped cards in your mana zone : <effect> .', (mana, effect) => ({
      kind: 'keyword',
      name: 'tapAbility',
      effect,
      mana,
    })),
    rule(
      'tap ability of <affected> with <number> untapped cards in your mana zone : <effect> .',
      (by, mana, effect) =>
        'choose' in by ? undefined : { kind: 'keyword', name: 'tapAbility', effect, by, mana },
    ),
    rule('tap ability of <affected> : <effect> .', (by, effect) =>
      'choose' in by ? undefined : { kind: 'keyword', name: 'tapAbility', effect, by },
    ),
  ],
  manaAbility: [
    rule('mana ability : <effect> .', (effect) => ({ kind: 'keyword', name: 'manaAbility', effect })),
  ],
  silentSkill: [
    rule('silent skill : <effect> .', (effect) => ({ kind: 'keyword', name: 'silentSkill', effect })),
  ],
};

export const KEYWORD_PARTS = {
  keyword: allOf<Keyword>(KEYWORDS),
  godLinkAt: [
    word('god link', {}),
    word('left god link', { at: 'left' as const }),
    word('right god link', { at: 'right' as const }),
    word('central god link', { at: 'center' as const }),
  ],
  linkSide: [
    word('to the left of', 'left' as const),
    word('to the right of', 'right' as const),
    word('above', 'above' as const),
    word('below', 'below' as const),
  ],
  linkPlaces: [
    rule('<linkSide> <names>', (side, of) => [{ side, of }]),
    rule('<linkSide> <names> , <linkPlaces>', (side, of, more) => [{ side, of }, ...more]),
  ],
  moreBases: [
    rule('and one of your <filter>', (one) => [one]),
    rule('and one of your <filter> <moreBases>', (one, more) => [one, ...more]),
  ],
  evolutionForm: [
    word('evolution', 'plain' as const),
    word('star evolution', 'star' as const),
    word('neo evolution', 'neo' as const),
    word('g-neo evolution', 'gNeo' as const),
  ],
  putOn: [word('on', 'has to' as const), word('may be put on', 'may' as const)],
  evolutionFrom: [
    word('', {}),
    rule('in your <zones>', (from) => ({
      from: from.length === 1 && from[0] !== undefined ? from[0] : from,
    })),
  ],
} satisfies Partial<Grammar>;
