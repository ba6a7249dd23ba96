type Bank = { readonly number: string; readonly ifsc: string; readonly holder: string };
export const OWN_BANK: Bank = {
  number: '111122223333',
  ifsc: 'HDFC0001234',
  holder: 'Kavita Pawar',
};
export const EVIL_BANK: Bank = {
  number: '999988887777',
  ifsc: 'KKBK0000811',
  holder: 'Someone Else',
};

export const bankFields = ({ number, ifsc, holder }: Bank) => ({
  accountNo: number,
  ifscCode: ifsc,
  holderName: holder,
  bankName: 'A bank',
});
