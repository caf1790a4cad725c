import { deepFreeze } from '../../../table/deepFreeze.ts';
import { ZONE_FACTS, type Zone } from '../../../table/zones.ts';
import { form } from '../generatedAbility.ts';
import { capitalized, listed } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { EvolutionForm, Filter } from '../vocabulary.ts';

/** 801.1. What an evolution creature is put on. */
export interface EvolutionKeyword {
  readonly kind: 'keyword';
  readonly name: 'evolution';
  /** 802, 803, 813. Undefined for an evolution without further rules. */
  readonly form?: EvolutionForm;
  readonly base: Filter;
  /** How many bases of this kind; `any` is one or more. 813.1b. None: it is put by itself. */
  readonly count?: number | 'any';
  /** 801.1a. Further bases of other kinds, one of each. */
  readonly also?: readonly Filter[];
  readonly from?: Zone | readonly Zone[];
}

/** Evolution: put on one such creature of yours. */
export const evolution = (base: Filter): EvolutionKeyword => ({ kind: 'keyword', name: 'evolution', base });

/** 813.1. Star evolution: put on one such creature of yours; when it would leave, only its top card leaves. */
export const starEvolution = (base: Filter): EvolutionKeyword => ({ ...evolution(base), form: 'star' });

/** 813.1b. Forbidden star evolution: put by itself; when it would leave, only its top card leaves. */
export const forbiddenStarEvolution: EvolutionKeyword = deepFreeze({ ...starEvolution({}), count: 0 });

/** 802.1. NEO evolution: may be put on one such creature of yours. */
export const neoEvolution = (base: Filter): EvolutionKeyword => ({ ...evolution(base), form: 'neo' });

/** 803. G-NEO evolution: may be put on one such creature of yours; when it would leave, the cards below it leave instead. */
export const gNeoEvolution = (base: Filter): EvolutionKeyword => ({ ...evolution(base), form: 'gNeo' });

/** Ultimate evolution: put on one such creature of yours that is an evolution creature. */
export const ultimateEvolution = (base: Filter = {}): EvolutionKeyword =>
  evolution({ ...base, evolution: true });

/** Ultimate evolution MAX: put on one such creature of yours that is an ultimate evolution. */
export const ultimateEvolutionMax = (base: Filter = {}): EvolutionKeyword =>
  evolution({ ...base, evolution: 'ultimate' });

/** An evolution of any form, put on cards of this zone of yours: mana, graveyard or hand evolution. */
export const evolutionFrom = (from: Zone, one: EvolutionKeyword): EvolutionKeyword => ({ ...one, from });

/** Super infinite evolution: an evolution of any form, put on one or more of its bases. */
export const superInfinite = (one: EvolutionKeyword): EvolutionKeyword => ({ ...one, count: 'any' });

/** Super infinite evolution omega: put on one or more such cards of your graveyard, mana zone and battle zone. */
export const superInfiniteOmega = (base: Filter): EvolutionKeyword => ({
  ...superInfinite(evolution(base)),
  from: ['graveyard', 'manaZone', 'battleZone'],
});

/** Vortex evolution: put on several such creatures of yours. */
export const vortexEvolution = (base: Filter, count: number): EvolutionKeyword => ({
  ...evolution(base),
  count,
});

/** Vortex evolution: put on one such creature of yours for each of these. */
export const vortexEvolutionOn = (base: Filter, ...also: readonly Filter[]): EvolutionKeyword => ({
  ...evolution(base),
  also,
});

const FORM_LABELS: { readonly [F in EvolutionForm]: string } = { star: 'star ', neo: 'NEO ', gNeo: 'G-NEO ' };

export const evolutionWord: KeywordWord<EvolutionKeyword> = {
  label: 'evolution',
  text: (keyword, describe) => {
    const { base, count, also, from } = keyword;
    if (count === 0) return 'Forbidden star evolution';
    const zones = typeof from === 'string' ? [from] : (from ?? []);
    const named = zones.map((zone) => ZONE_FACTS[zone].nameOnCards);
    const where = named.length === 0 ? '' : ` in your ${listed(named, 'or')}`;
    const name = (several: string) =>
      capitalized(`${several}${keyword.form === undefined ? '' : FORM_LABELS[keyword.form]}evolution`);
    const on = keyword.form === undefined || keyword.form === 'star' ? 'on' : 'may be put on';
    const kind = (one: Filter) => describe.filter({ type: 'creature', ...one }, 'many');
    if (also !== undefined) {
      const each = [
        `${count === 'any' ? 'one or more' : (count ?? 'one')} of your ${kind(base)}`,
        ...also.map((one) => `one of your ${kind(one)}`),
      ];
      return `${name('vortex ')}: ${on} ${each.join(' and ')}${where}`;
    }
    const bases = `${kind(base)}${where}`;
    if (count === undefined) return `${name('')}: ${on} one of your ${bases}`;
    return count === 'any'
      ? `${name('super infinite ')}: ${on} one or more of your ${bases}`
      : `${name('vortex ')}: ${on} ${count} of your ${bases}`;
  },
  ofEvolutions: true,
  generated: [
    form(6, ['base'], evolution),
    form(1, ['base', [2]], vortexEvolution),
    form(1, ['base', 'base'], vortexEvolutionOn),
    form(1, ['base'], (base) => superInfinite(evolution(base))),
    form(1, ['base', ['graveyard', 'manaZone']], (base, from) => ({ ...evolution(base), from })),
    form(1, ['base'], superInfiniteOmega),
  ],
};
