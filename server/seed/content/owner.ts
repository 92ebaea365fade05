/** Who signs in to look around; the address is the one that start prints (docs/spec/3-decisions.md, Running it). */
export const owner = {
  email: 'demo@carte.example',
  phone: '+79000000001',
  name: 'Анна',
  lastName: 'Воронцова',
  patronymic: 'Сергеевна',
  birthday: '1988-04-17',
  city: 'Москва',
} as const;
