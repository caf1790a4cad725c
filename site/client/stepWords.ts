/** What the steps of a ruling are called, as the build of the site and the script of its pages write it. */
export const STEP_WORDS = {
  en: {
    count: (step: number, of: number) => `Step ${step} of ${of}`,
    at: (play: string, step: number) => `${play}, step ${step}`,
    map: (state: string) => `Map of a turn. The duel is at ${state}.`,
  },
  ja: {
    count: (step: number, of: number) => `${of}段階中${step}`,
    at: (play: string, step: number) => `${play}、第${step}段階`,
    map: (state: string) => `ターンの地図。今：${state}`,
  },
};
