// Biome does the rest; ESLint knows Solid's reactivity, and what a promise is.
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
  {
    // A promise is waited for, or said not to be: one forgotten hides what went wrong, and when it was done.
    files: ['{components,entrypoints,scripts,tests}/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
];
