export const lightTheme = {
  colors: {
    primary100: '#e9f9f0',
    primary200: '#a8e6c4',
    primary500: '#1e9d61',
    primary600: '#0f7f4b',
    primary700: '#0c683e',
    buttonPrimary500: '#1e9d61',
    buttonPrimary600: '#0f7f4b',
  },
};

export const darkTheme = {
  colors: {
    primary100: '#05251a',
    primary200: '#0e5234',
    primary500: '#3fbf80',
    primary600: '#3fbf80',
    primary700: '#6fd6a0',
    buttonPrimary500: '#1e9d61',
    buttonPrimary600: '#0f7f4b',
  },
};
