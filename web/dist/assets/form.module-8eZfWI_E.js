var e = {
  form: `_form_tik51_1`,
  group: `_group_tik51_5`,
  radios: `_radios_tik51_14`,
  radio: `_radio_tik51_14`,
  seat: `_seat_tik51_39`,
  option: `_option_tik51_40`,
  field: `_field_tik51_51`,
  problem: `_problem_tik51_58`,
}
export { e as t }
