// Biome does the rest; ESLint knows Solid's reactivity.
import solid from 'eslint-plugin-solid';
import tseslint from 'typescript-eslint';

export default [
  { ignores: ['.output/', '.wxt/', 'coverage/', 'node_modules/'] },
  {
    files: ['components/**/*.{ts,tsx}', 'entrypoints/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    plugins: solid.configs['flat/typescript'].plugins,
    rules: solid.configs['flat/typescript'].rules,
  },
];
